import { useMemo, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showInPage } from '../../testing/showInPage.tsx';
import type { LineColumn, LineEditorProps } from './column.ts';
import { LineItemsGrid } from './LineItemsGrid.tsx';

interface Line {
  id: number;
  text: string;
}

/** Gives each key to the line. */
function Taking({ text, label, onCommit }: LineEditorProps<Line>) {
  return (
    <textarea aria-label={label} value={text} onChange={({ target }) => onCommit?.(target.value)} />
  );
}

function TakingGrid({ onUndo }: { onUndo: () => void }) {
  const [text, setText] = useState('a');
  const columns = useMemo(
    (): readonly LineColumn<Line>[] => [
      {
        key: 'text',
        header: 'Tekst',
        kind: 'multiline',
        Editor: Taking,
        cell: (line) => ({ text: line.text, onCommit: setText }),
      },
    ],
    [],
  );
  return (
    <LineItemsGrid
      caption="Lijnen"
      lines={[{ id: 1, text }]}
      lineKey={({ id }) => id}
      columns={columns}
      onAdd={() => {}}
      onUndo={onUndo}
    />
  );
}

test('Ctrl+Z in a cell whose line has what was typed already is an undo of the lines', async () => {
  const onUndo = vi.fn();
  await showInPage(<TakingGrid onUndo={onUndo} />);
  const cell = page.getByRole('textbox', { name: 'Tekst Lijn 1' });
  await userEvent.click(cell);
  await userEvent.keyboard('{End}bc');
  await expect.element(cell).toHaveValue('abc');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(onUndo).toHaveBeenCalledOnce();
  await expect.element(cell).toHaveValue('abc');
});
