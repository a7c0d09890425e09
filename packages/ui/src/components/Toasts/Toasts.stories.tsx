import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { nlBE } from '../../intl/nl-BE.ts';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Modal } from '../Modal/Modal.tsx';
import { toast } from './toast.ts';
import { Toasts } from './Toasts.tsx';

const texts = nlBE.toasts;

/** In the stories toasts stay, to be looked at. */
const staying = { timeout: null };

const saved = {
  title: 'Opslaan Klant',
  description: 'Met success is de klant gegevens opgeslagen.',
};
const failed = { title: 'Fout!', description: 'De server is niet bereikbaar.' };
const refused = {
  title: 'Please enter values in all mandatory filed',
  items: ['Klantnummer: verplicht', 'Klantgroep: verplicht', 'Naambedrijf: verplicht'],
};

const meta = {
  title: 'Components/Toasts',
  component: Toasts,
  tags: ['!autodocs'],
  beforeEach: () => toast.clear,
  render: () => (
    <>
      <Inline>
        <Button onPress={() => toast.success(saved, staying)}>Opslaan</Button>
        <Button onPress={() => toast.warning(refused, staying)}>Leeg opslaan</Button>
        <Button onPress={() => toast.error(failed, staying)}>Zonder server opslaan</Button>
      </Inline>
      <Toasts />
    </>
  ),
} satisfies Meta<typeof Toasts>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The assertive live region, for failures. */
function saidAtOnce(canvasElement: HTMLElement): Element {
  const place = canvasElement.querySelector('[aria-live="assertive"]');
  if (!place) throw new Error('There is no place for what must be said at once');
  return place;
}

/** The live region exists before. A success is announced politely. */
export const Success: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const region = canvas.getByRole('region', { name: texts.region });
    await expect(within(region).queryByRole('article')).toBeNull();
    const status = canvas.getByRole('status');
    await userEvent.click(canvas.getByRole('button', { name: 'Opslaan' }));
    const shown = within(region).getByRole('article', { name: saved.title });
    await expect(shown).toHaveAccessibleDescription(saved.description);
    await expect(status).toHaveTextContent(
      `${texts.success}: ${saved.title}. ${saved.description}`,
    );
    await expect(saidAtOnce(canvasElement)).toBeEmptyDOMElement();
  },
};

/** A failure is announced at once. */
export const Failure: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const alert = saidAtOnce(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Zonder server opslaan' }));
    await expect(canvas.getByRole('article', { name: failed.title })).toBeVisible();
    await expect(alert).toHaveTextContent(`${texts.error}: ${failed.title} ${failed.description}`);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** A list of fields is a list, one to a line. */
export const ListOfFields: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Leeg opslaan' }));
    const shown = canvas.getByRole('article', { name: refused.title });
    const items = within(shown).getAllByRole('listitem');
    await expect(items.map((item) => item.textContent)).toEqual(refused.items);
    await expect(saidAtOnce(canvasElement)).toHaveTextContent(
      `${texts.warning}: ${refused.title}. ${refused.items.join('. ')}.`,
    );
  },
};

/** Closing moves the focus to the next toast, and after the last one back. */
export const Closing: Story = {
  play: async ({ canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Opslaan' });
    await userEvent.click(canvas.getByRole('button', { name: 'Zonder server opslaan' }));
    await userEvent.click(save);
    await expect(save).toHaveFocus();
    await userEvent.keyboard('{F6}');
    await expect(canvas.getByRole('article', { name: failed.title })).toHaveFocus();
    await userEvent.tab();
    await expect(
      canvas.getByRole('button', { name: `${texts.close} ${failed.title}` }),
    ).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('article', { name: saved.title })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(save).toHaveFocus();
    await expect(canvas.queryByRole('article')).toBeNull();
  },
};

/** Closing with the pointer keeps the focus. */
export const ClosingByPointer: Story = {
  play: async ({ canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Opslaan' });
    await userEvent.click(save);
    await userEvent.click(canvas.getByRole('button', { name: `${texts.close} ${saved.title}` }));
    await expect(canvas.queryByRole('article')).toBeNull();
    await expect(save).toHaveFocus();
  },
};

/** A toast above a dialog is announced, focusable and closable. */
export const OverADialog: Story = {
  render: function Payment() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <Button onPress={() => setIsOpen(true)}>Betaling toevoegen</Button>
        <Modal
          title="Betaling"
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          renderFooter={() => <Button onPress={() => toast.error(failed, staying)}>Bewaren</Button>}
        >
          De betaling van 5/03/2026.
        </Modal>
        <Toasts />
      </>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole('button', { name: 'Betaling toevoegen' }));
    const save = await page.findByRole('button', { name: 'Bewaren' });
    await userEvent.click(save);
    const shown = page.getByRole('article', { name: failed.title });
    await expect(saidAtOnce(canvasElement)).toHaveTextContent(failed.description);
    await userEvent.keyboard('{F6}');
    await expect(shown).toHaveFocus();
    await userEvent.keyboard('{F6}');
    await expect(save).toHaveFocus();
    await userEvent.click(page.getByRole('button', { name: `${texts.close} ${failed.title}` }));
    await expect(page.queryByRole('article')).toBeNull();
    await expect(page.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
};
