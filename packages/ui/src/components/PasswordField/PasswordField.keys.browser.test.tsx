import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { nlBE } from '../../intl/nl-BE.ts';
import { keyCoverage } from '../../testing/keyCoverage.ts';
import { showInPage } from '../../testing/showInPage.tsx';
import { Form } from '../Form/Form.tsx';
import { passwordFieldKeys } from './PasswordField.keys.ts';
import { PasswordField } from './PasswordField.tsx';

const field = () => page.getByLabelText('Wachtwoord', { exact: true });
const toggle = () => page.getByRole('button');

async function showField() {
  const onSubmit = vi.fn<() => void>();
  await showInPage(
    <Form onSubmit={onSubmit}>
      <PasswordField label="Wachtwoord" />
    </Form>,
  );
  await userEvent.tab();
  return onSubmit;
}

const coverage = keyCoverage(passwordFieldKeys);

describe('keys of a password field', () => {
  test(`pressing ${coverage.row('Tab')}`, async () => {
    await showField();
    await expect.element(field()).toHaveFocus();
    await userEvent.tab();
    await expect.element(toggle()).toHaveFocus();
  });

  test(`pressing ${coverage.row('Enter')}`, async () => {
    const onSubmit = await showField();
    await userEvent.keyboard('geheim{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(field()).toHaveAttribute('type', 'text');
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  test(`pressing ${coverage.row('Space')}`, async () => {
    await showField();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect.element(field()).toHaveAttribute('type', 'text');
    await expect
      .element(toggle())
      .toHaveTextContent(`${nlBE.passwordField.hide} ${nlBE.passwordField.subject}`);
    await userEvent.keyboard(' ');
    await expect.element(field()).toHaveAttribute('type', 'password');
  });

  test('every row of the table is tried', () => {
    expect(coverage.untested()).toEqual([]);
  });
});
