import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showInPage } from '../../testing/showInPage.tsx';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Modal } from './Modal.tsx';

const labels = Array.from({ length: 20 }, (_, index) => `Veld ${index + 1}`);

test('a focused element is never covered by the sticky buttons at the bottom', async () => {
  await page.viewport(1280, 800);
  await showInPage(
    <Modal title="Artikel" isOpen onClose={() => {}} renderFooter={() => <Button>Bewaren</Button>}>
      <Stack>
        {labels.map((label) => (
          <TextField key={label} label={label} />
        ))}
      </Stack>
    </Modal>,
  );
  const button = page.getByRole('button', { name: 'Bewaren' });
  await expect.element(button).toBeVisible();
  const first = page.getByRole('textbox', { name: 'Veld 1', exact: true });
  await userEvent.click(first);
  const top = () => button.element().parentElement?.getBoundingClientRect().top ?? 0;
  for (const label of labels) {
    const field = page.getByRole('textbox', { name: label, exact: true });
    await expect.element(field).toHaveFocus();
    const bottom = () => field.element().getBoundingClientRect().bottom;
    await expect.poll(() => bottom() <= top()).toBe(true);
    await userEvent.tab();
  }
});

test('the main button of the mouse closes it on the backdrop; another, or a selection that ends there, does not', async () => {
  const onClose = vi.fn();
  await showInPage(
    <Modal title="Artikel" isOpen onClose={onClose}>
      <TextField label="Naam" defaultValue="Peeters" />
    </Modal>,
  );
  const backdrop = page.getByRole('dialog').element().parentElement?.parentElement;
  if (!backdrop) throw new Error('There is no backdrop');
  const position = { x: 5, y: 5 };
  await userEvent.click(backdrop, { position, button: 'right' });
  const name = page.getByRole('textbox', { name: 'Naam' });
  await userEvent.dragAndDrop(name, backdrop, { targetPosition: position });
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(backdrop, { position });
  expect(onClose).toHaveBeenCalledOnce();
});
