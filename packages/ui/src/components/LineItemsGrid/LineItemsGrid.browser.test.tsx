import { createRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { emptyLine, exampleLines, type ExampleLine } from '../../testing/exampleLines.ts';
import { ExampleGrid } from '../../testing/ExampleGrid.tsx';
import { find } from '../../testing/find.ts';
import { showInPage } from '../../testing/showInPage.tsx';
import { editedLine, type LineColumn } from './column.ts';
import { LineItemsGrid } from './LineItemsGrid.tsx';
import type { LineItemsGridHandle } from './useGridFocus.ts';

const cell = (column: string, line: number) =>
  page.getByRole('textbox', { name: `${column} Lijn ${line}`, exact: true });
const announcement = () => page.getByRole('status').last();

/** Columns that record which lines are rendered. */
const watchedColumns = (drawn: string[]): LineColumn<ExampleLine>[] => [
  textColumn,
  {
    kind: 'output',
    key: 'kind',
    header: 'Aard',
    cell: (line) => {
      drawn.push(line.id);
      return { value: line.kind };
    },
  },
];

const textColumn = { kind: 'text', key: 'text', header: 'Omschrijving' } as const;

describe('drawing', () => {
  test('one edit renders one line and the totals; a key renders nothing', async () => {
    const drawn: string[] = [];
    const totals: string[] = [];
    function Totals({ lines }: { lines: readonly ExampleLine[] }) {
      totals.push(String(lines.map(({ text }) => text.length).reduce((a, b) => a + b, 0)));
      return <p>{totals.at(-1)}</p>;
    }
    function Lines() {
      const [lines, setLines] = useState(() => exampleLines(50));
      const [own] = useState(() => watchedColumns(drawn));
      return (
        <LineItemsGrid
          caption="Lijnen"
          lines={lines}
          lineKey={({ id }) => id}
          columns={own}
          onEdit={({ id }, edit) =>
            setLines((last) => last.map((line) => (line.id === id ? editedLine(line, edit) : line)))
          }
          onAdd={() => {}}
          footer={<Totals lines={lines} />}
        />
      );
    }
    await showInPage(<Lines />);
    expect(drawn).toHaveLength(50);
    await userEvent.click(cell('Omschrijving', 43));
    drawn.length = 0;
    totals.length = 0;
    await userEvent.keyboard('xyz');
    expect([drawn, totals]).toEqual([[], []]);
    await userEvent.keyboard('{Enter}');
    await expect.element(cell('Omschrijving', 44)).toHaveFocus();
    expect(drawn).toEqual(['l42']);
    expect(totals).toHaveLength(1);
  });

  test('a line that is added in the middle draws no cell of another', async () => {
    const drawn: string[] = [];
    const columns = watchedColumns(drawn);
    function Lines() {
      const [lines, setLines] = useState(() => exampleLines(50));
      return (
        <LineItemsGrid
          caption="Lijnen"
          lines={lines}
          lineKey={({ id }) => id}
          columns={columns}
          onAdd={() => setLines((last) => last.toSpliced(2, 0, emptyLine('new')))}
        />
      );
    }
    await showInPage(<Lines />);
    drawn.length = 0;
    await userEvent.click(page.getByRole('button', { name: 'Voeg een lijn toe onder lijn 2' }));
    await expect.element(cell('Omschrijving', 51)).toHaveValue('Verplaatsing');
    expect(drawn).toEqual(['new']);
  });

  test('many lines are rendered in chunks, and at once when one of the last is needed', async () => {
    const grid = createRef<LineItemsGridHandle>();
    const place = document.body.appendChild(document.createElement('div'));
    const shown = () => place.querySelectorAll('[data-line]').length;
    const root = createRoot(place);
    onTestFinished(() => {
      root.unmount();
      place.remove();
    });
    const lines = exampleLines(400);
    flushSync(() => root.render(<ExampleGrid ref={grid} lines={lines} />));
    expect(shown()).toBe(60);
    expect(grid.current?.focusCell('l399', 'text')).toBe(true);
    expect(shown()).toBe(400);
    await expect.element(cell('Omschrijving', 400)).toHaveFocus();
    flushSync(() => root.render(<ExampleGrid key="again" lines={lines} />));
    expect(shown()).toBe(60);
    await expect.poll(shown).toBe(400);
  });

  test('the rich editor is mounted in one cell at most, wherever the focus has been', async () => {
    await showInPage(<ExampleGrid lines={exampleLines(5)} />);
    // The message of a field about its text; native controls have none.
    const rich = () => document.querySelectorAll('[data-line] output').length;
    expect(rich()).toBe(0);
    for (const line of [1, 3, 5]) {
      for (const column of ['Aantal', 'Prijs']) {
        await userEvent.click(cell(column, line));
        await expect.poll(rich).toBe(1);
        await expect.element(cell(column, line)).toHaveFocus();
      }
    }
    await userEvent.click(cell('Omschrijving', 2));
    await expect.poll(rich).toBe(0);
  });
});

describe('an editor in a plain field', () => {
  test('reached by Tab it holds the whole text selected, to be typed over', async () => {
    await showInPage(<ExampleGrid />);
    await userEvent.click(cell('Aantal', 1));
    await userEvent.tab();
    await userEvent.keyboard('8');
    await expect.element(cell('Prijs', 1)).toHaveValue('8');
  });

  test('reached by a press it keeps the place of the caret', async () => {
    await showInPage(<ExampleGrid />);
    const plain = cell('Prijs', 1).element() as HTMLInputElement;
    const box = plain.getBoundingClientRect();
    await userEvent.click(cell('Prijs', 1), { position: { x: box.width - 10, y: box.height / 2 } });
    await userEvent.keyboard('5');
    await expect.element(cell('Prijs', 1)).toHaveValue('12,505');
    expect(cell('Prijs', 1).element()).toBe(plain);
  });
});

describe('the focus', () => {
  test('is at the same button of the line that came in the place of a deleted one', async () => {
    await showInPage(<ExampleGrid />);
    await userEvent.click(page.getByRole('button', { name: 'Verwijder lijn 2' }));
    await expect.element(announcement()).toHaveTextContent('Lijn 2 verwijderd. Er zijn er nu 2.');
    await expect.element(page.getByRole('button', { name: 'Verwijder lijn 2' })).toHaveFocus();
  });

  test('moves to the line that a button added', async () => {
    await showInPage(<ExampleGrid />);
    await userEvent.click(page.getByRole('button', { name: 'Voeg een lijn toe onder lijn 1' }));
    await expect.element(cell('Omschrijving', 2)).toHaveFocus();
    await expect.element(cell('Omschrijving', 2)).toHaveValue('');
    await userEvent.click(page.getByRole('button', { name: 'Lijn toevoegen' }));
    await expect.element(cell('Omschrijving', 5)).toHaveFocus();
  });

  test('stays when the caller adds lines, without an announcement', async () => {
    function Growing() {
      const [count, setCount] = useState(2);
      return (
        <>
          <button type="button" onClick={() => setCount(4)}>
            Laad
          </button>
          <LineItemsGrid
            caption="Lijnen"
            lines={exampleLines(count)}
            lineKey={({ id }) => id}
            columns={[textColumn]}
            onAdd={() => {}}
          />
        </>
      );
    }
    const place = await showInPage(<Growing />);
    await userEvent.click(page.getByRole('button', { name: 'Laad' }));
    await expect.element(cell('Omschrijving', 4)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Laad' })).toHaveFocus();
    expect(find(place, '[role="status"]').textContent).toBe('');
  });
});

describe('keys without a callback', () => {
  test('are left to the browser', async () => {
    const onAdd = vi.fn<() => void>();
    const kept: string[] = [];
    await showInPage(
      <LineItemsGrid
        caption="Lijnen"
        lines={exampleLines(2)}
        lineKey={({ id }) => id}
        columns={[textColumn]}
        onAdd={onAdd}
      />,
    );
    const listen = (event: KeyboardEvent) => {
      if (!event.defaultPrevented) kept.push(event.key);
    };
    window.addEventListener('keydown', listen);
    await userEvent.click(cell('Omschrijving', 2));
    await userEvent.keyboard('{Alt>}{Delete}{/Alt}{Control>}z{/Control}');
    window.removeEventListener('keydown', listen);
    expect(kept).toEqual(['Alt', 'Delete', 'Control', 'z']);
    expect(page.getByRole('button', { name: /Verwijder/ }).query()).toBeNull();
    expect(onAdd).not.toHaveBeenCalled();
  });
});

describe('in a narrow container', () => {
  test('lines are cards that need no scrolling sideways, and stay a table', async () => {
    const place = await showInPage(
      <div style={{ inlineSize: '18rem' }}>
        <ExampleGrid />
      </div>,
    );
    const table = find(place, 'table');
    expect(table.scrollWidth).toBeLessThanOrEqual(table.clientWidth);
    expect(getComputedStyle(find(place, '[data-column="price"]'), '::before').content).toContain(
      'Prijs',
    );
    await expect.element(page.getByRole('rowheader', { name: 'Lijn 1' })).toBeVisible();
    expect(page.getByRole('row').elements()).toHaveLength(4);
    for (const input of place.querySelectorAll('[data-line] input'))
      expect(input.getBoundingClientRect().right).toBeLessThanOrEqual(
        table.getBoundingClientRect().right,
      );
  });

  test('in a card a figure without a box ends where those in the boxes end', async () => {
    const place = await showInPage(
      <div style={{ inlineSize: '18rem' }}>
        <ExampleGrid lines={exampleLines(1)} />
      </div>,
    );
    const box = find(place, '[data-column="quantity"] input');
    const { borderInlineEndWidth, paddingInlineEnd } = getComputedStyle(box);
    const inset = Number.parseFloat(borderInlineEndWidth) + Number.parseFloat(paddingInlineEnd);
    const total = find(place, '[data-column="total"]');
    const figure = document.createRange();
    figure.selectNodeContents(find(total, 'span'));
    const end = box.getBoundingClientRect().right - inset;
    expect(figure.getBoundingClientRect().right).toBeCloseTo(end, 1);
    const label = getComputedStyle(total, '::before');
    expect([label.textAlign, label.paddingInlineEnd]).toEqual(['end', `${inset}px`]);
  });
});

describe('input and stored values', () => {
  test('a paragraph that is pasted into a text of several lines stays one text', async () => {
    await showInPage(<ExampleGrid lines={exampleLines(1)} />);
    const source = document.body.appendChild(document.createElement('textarea'));
    source.value = ', met\nverstelbare leuning';
    source.select();
    await userEvent.copy();
    source.remove();
    await userEvent.click(cell('Omschrijving', 1));
    await userEvent.keyboard('{End}{Control>}v{/Control}');
    await expect
      .element(cell('Omschrijving', 1))
      .toHaveValue('Bureaustoel Arco, zwart, met\nverstelbare leuning');
    expect(document.querySelectorAll('[data-line]')).toHaveLength(1);
  });

  test('a key that is not among the choices stays chosen and visible', async () => {
    await showInPage(
      <ExampleGrid lines={exampleLines(1).map((line) => ({ ...line, kind: 'rent' }))} />,
    );
    const select = page.getByRole('combobox', { name: 'Aard Lijn 1' });
    await expect.element(select).toHaveValue('rent');
    await expect.element(select).toHaveDisplayValue('rent (niet in de lijst)');
  });
});

describe('a cell with an error', () => {
  const failing = exampleLines(2).map((line) => ({
    ...line,
    text: 'Verf',
    errors: { text: 'Schrijf erbij welke kleur en hoeveel liter, zoals op de bestelbon staat.' },
    price: null,
    unparsed: { price: '5O' },
  }));

  test.each(['60rem', '24rem', '16rem'])(
    'keeps its height when it gets the focus: %s wide',
    async (inlineSize) => {
      const place = await showInPage(
        <div style={{ inlineSize }}>
          <ExampleGrid lines={failing} findsArticles />
        </div>,
      );
      const row = find(place, '[data-line]');
      // The browser may skip it outside the viewport, and estimates its height until then.
      row.style.contentVisibility = 'visible';
      const height = () => row.getBoundingClientRect().height;
      const before = height();
      for (const column of ['Omschrijving', 'Prijs']) {
        await userEvent.click(cell(column, 1));
        await expect.element(cell(column, 1)).toHaveFocus();
        await expect.element(cell(column, 1)).toHaveAttribute('data-keys');
        expect(height()).toBe(before);
      }
    },
  );

  test('does not move the cell beside it in a card', async () => {
    const place = await showInPage(
      <div style={{ inlineSize: '24rem' }}>
        <ExampleGrid lines={failing} />
      </div>,
    );
    const topOf = (column: string) =>
      find(place, `[data-column="${column}"]`).getBoundingClientRect().top;
    expect(topOf('quantity')).not.toBe(topOf('text'));
    expect(topOf('price')).toBe(topOf('quantity'));
  });
});

describe('a head that sticks', () => {
  test('stays at the top of the page, and the focus is never under it', async () => {
    const place = await showInPage(<ExampleGrid lines={exampleLines(60)} />);
    const head = find(place, 'thead');
    for (const line of [50, 20, 19, 18]) {
      const control = cell('Omschrijving', line).element();
      if (control instanceof HTMLElement) control.focus();
      const { top } = control.getBoundingClientRect();
      expect(window.scrollY).toBeGreaterThan(0);
      expect(head.getBoundingClientRect().top).toBe(0);
      expect(top).toBeGreaterThanOrEqual(head.getBoundingClientRect().bottom);
    }
  });
});
