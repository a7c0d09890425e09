import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { exampleLines } from '../../testing/exampleLines.ts';
import { ExampleGrid } from '../../testing/ExampleGrid.tsx';
import { showInPage } from '../../testing/showInPage.tsx';
import { Form } from '../Form/Form.tsx';
import { LineItemsGrid } from './LineItemsGrid.tsx';

const fields = () => [
  ...document.querySelectorAll<HTMLInputElement>('[data-line] :is(input, textarea, select)'),
];

test('each field of many lines is in a hidden form with more fields than Chromium autofills', async () => {
  await showInPage(<ExampleGrid lines={exampleLines(250)} />);
  await expect.poll(() => fields().length).toBe(1000);
  const forms = new Set(fields().map(({ form }) => form));
  expect(forms.size).toBe(4);
  for (const form of forms) {
    expect(form?.elements.length).toBeGreaterThan(200);
    expect(form?.checkVisibility()).toBe(false);
  }
});

test('few lines are in no form', async () => {
  await showInPage(<ExampleGrid lines={exampleLines(50)} />);
  expect(fields().every(({ form }) => form === null)).toBe(true);
  expect(document.querySelectorAll('form')).toHaveLength(0);
});

test('Enter in a field of many lines sends neither its own form nor the one around the grid', async () => {
  const onSubmit = vi.fn<() => void>();
  const sent = vi.fn<() => void>();
  document.addEventListener('submit', sent);
  await showInPage(
    <Form onSubmit={onSubmit}>
      <LineItemsGrid
        caption="Lijnen"
        lines={exampleLines(60)}
        lineKey={({ id }) => id}
        columns={[{ kind: 'text', key: 'text', header: 'Omschrijving' }]}
        onAdd={() => {}}
      />
    </Form>,
  );
  const last = page.getByRole('textbox', { name: 'Omschrijving Lijn 60', exact: true });
  await expect.element(last).toBeInTheDocument();
  await userEvent.click(last);
  await userEvent.keyboard('{Enter}{Shift>}{Enter}{/Shift}{Alt>}{Enter}{/Alt}');
  document.removeEventListener('submit', sent);
  expect(onSubmit).not.toHaveBeenCalled();
  expect(sent).not.toHaveBeenCalled();
});

test('the forms go with the grid', async () => {
  await showInPage(<ExampleGrid lines={exampleLines(60)} />);
  await expect.poll(() => document.querySelectorAll('form').length).toBe(1);
  await showInPage(<p>Niets</p>);
  expect(document.querySelectorAll('form')).toHaveLength(0);
});
