import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showInPage } from '../../testing/showInPage.tsx';
import { editedLine, type LineColumn, type LineEdit, type LineNotes } from './column.ts';
import { LineItemsGrid } from './LineItemsGrid.tsx';

interface Line extends LineNotes {
  id: number;
  text: string;
}

const columns: readonly LineColumn<Line>[] = [{ kind: 'text', key: 'text', header: 'Tekst' }];

/** Commits each keystroke to the line. */
function TakingGrid({ onUndo }: { onUndo: () => void }) {
  const [line, setLine] = useState<Line>({ id: 1, text: 'a' });
  const take = (_line: Line, edit: LineEdit) => setLine((last) => editedLine(last, edit));
  return (
    <LineItemsGrid
      caption="Lijnen"
      lines={[line]}
      lineKey={({ id }) => id}
      columns={columns}
      onEdit={take}
      onTyping={take}
      onAdd={() => {}}
      onUndo={onUndo}
    />
  );
}

test('Ctrl+Z in a cell whose text is committed undoes the last change of the lines', async () => {
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
