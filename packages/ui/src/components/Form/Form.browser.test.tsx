import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showInPage } from '../../testing/showInPage.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form } from './Form.tsx';

test('errors move the focus to the first failing field that is seen', async () => {
  await showInPage(
    <Form errors={{ hidden: 'Vul een code in.', name: 'Vul een naam in.' }}>
      <div style={{ display: 'none' }}>
        <TextField label="Code" name="hidden" />
      </div>
      <TextField label="Naam" name="name" />
      <TextField label="Plaats" name="place" />
    </Form>,
  );
  await expect.element(page.getByRole('textbox', { name: 'Naam' })).toHaveFocus();
});
