import type { ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Form } from '../components/Form/Form.tsx';
import type { KeyTable } from '../private/keyboard/keyTable.ts';
import { keyCoverage } from './keyCoverage.ts';
import { showInPage } from './showInPage.tsx';

/** The text of the field and its value. */
interface Shown {
  shown: string;
  value: number | string;
}

/** A field that reads its text, and text to try it with. */
export interface ReadFieldSpec {
  /** What it is a field of: 'an amount'. */
  name: string;
  /** Its keys. */
  keys: KeyTable;
  /** The field, with the label 'Veld'. */
  show: (onChange: (value: number | string | null) => void) => ReactNode;
  /** Text to type, and its result. */
  typed: Shown & { text: string };
  /** The other reading of that text, where the field can have one. */
  other: Shown | undefined;
}

/** Presses every key of a field that reads its text, in a real browser. */
export function testReadFieldKeys({ name, keys, show, typed, other }: ReadFieldSpec): void {
  const coverage = keyCoverage(keys);
  const field = () => page.getByRole('textbox', { name: 'Veld' });

  async function typeInto() {
    const onChange = vi.fn<(value: number | string | null) => void>();
    const onSubmit = vi.fn<() => void>();
    await showInPage(<Form onSubmit={onSubmit}>{show(onChange)}</Form>);
    await userEvent.tab();
    await userEvent.keyboard(typed.text);
    return { onChange, onSubmit };
  }

  describe(`keys of ${name} field`, () => {
    test(`pressing ${coverage.row('Enter')}`, async () => {
      const { onChange, onSubmit } = await typeInto();
      await userEvent.keyboard('{Enter}');
      await expect.element(field()).toHaveValue(typed.shown);
      expect(onChange.mock.calls).toEqual([[typed.value]]);
      expect(onSubmit).toHaveBeenCalledOnce();
      await userEvent.keyboard('?{Enter}');
      await expect.element(field()).toHaveValue(`${typed.shown}?`);
      expect(onSubmit).toHaveBeenCalledOnce();
    });

    test(`pressing ${coverage.row('Ctrl+Z')}`, async () => {
      const { onChange } = await typeInto();
      await userEvent.keyboard('{Enter}9{Enter}{Control>}z{/Control}');
      await expect.element(field()).toHaveValue(typed.shown);
      await userEvent.keyboard('{Control>}z{/Control}');
      await expect.element(field()).toHaveValue('');
      await userEvent.tab();
      expect(onChange).toHaveBeenLastCalledWith(null);
    });

    test(`pressing ${coverage.row('Ctrl+Y')}`, async () => {
      await typeInto();
      await userEvent.keyboard('{Enter}{Control>}zy{/Control}');
      await expect.element(field()).toHaveValue(typed.shown);
    });

    test('a shortcut of the page comes after the value, in the midst of typing', async () => {
      const { onChange } = await typeInto();
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      expect(onChange.mock.calls).toEqual([[typed.value]]);
      await expect.element(field()).toHaveValue(typed.text);
    });

    const others = other ? [{ ...other, title: coverage.row('F8') }] : [];
    test.each(others)('pressing $title', async ({ shown, value }) => {
      const { onChange } = await typeInto();
      await userEvent.keyboard('{F8}');
      await expect.element(field()).toHaveValue(shown);
      expect(onChange).toHaveBeenLastCalledWith(value);
      await userEvent.keyboard('{F8}');
      await expect.element(field()).toHaveValue(typed.shown);
      expect(onChange).toHaveBeenLastCalledWith(typed.value);
      await userEvent.keyboard('{Control>}z{/Control}');
      await expect.element(field()).toHaveValue(shown);
    });

    test('every row of the table is tried', () => {
      expect(coverage.untested()).toEqual([]);
    });
  });
}
