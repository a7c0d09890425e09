import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { nlBE } from '../../intl/nl-BE.ts';
import { customerWords, findCustomers } from '../../testing/exampleCustomers.ts';
import { ExampleGrid } from '../../testing/ExampleGrid.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Modal } from '../Modal/Modal.tsx';
import { MoneyField } from '../MoneyField/MoneyField.tsx';
import { SearchComboBox } from '../SearchComboBox/SearchComboBox.tsx';
import { SplitButton } from '../SplitButton/SplitButton.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { KeyboardHelp, type KeyboardHelpProps } from './KeyboardHelp.tsx';

const texts = nlBE.keyboardHelp;

/** A page with many controls. */
function Invoice(help: KeyboardHelpProps) {
  return (
    <Stack>
      <Inline>
        <KeyboardHelp {...help} />
        <SplitButton label="Opslaan" items={[]} hasSaveKey />
      </Inline>
      <SearchComboBox label="Klant" {...customerWords} search={findCustomers} />
      <ExampleGrid />
    </Stack>
  );
}

const meta = {
  title: 'Components/KeyboardHelp',
  component: KeyboardHelp,
  tags: ['!autodocs'],
  render: (args) => <Invoice {...args} />,
} satisfies Meta<typeof KeyboardHelp>;

export default meta;
type Story = StoryObj<typeof meta>;

const sheetIn = (canvasElement: HTMLElement) =>
  within(canvasElement.ownerDocument.body).findByRole('dialog', { name: texts.title });

/** The headings of the sheet, from top to bottom. */
const headings = (sheet: HTMLElement) =>
  within(sheet)
    .getAllByRole('heading')
    .map((heading) => heading.textContent);

const isGone = (sheet: HTMLElement) => waitFor(() => expect(sheet).not.toBeInTheDocument());

/** F1 in a cell of a grid: the keys of the field first, then of the grid, then of the rest of the page. */
export const WhereTheFocusIs: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const price = () => canvas.getByRole('textbox', { name: 'Prijs Lijn 2' });
    await userEvent.click(price());
    await userEvent.keyboard('{F1}');
    const sheet = await sheetIn(canvasElement);
    await expect(headings(sheet)).toEqual([
      texts.title,
      texts.here,
      texts.names.moneyField,
      texts.names.lineItemsGrid,
      texts.elsewhere,
      texts.names.keyboardHelp,
      texts.names.splitButton,
      texts.names.searchComboBox,
    ]);
    await expect(within(sheet).getByRole('rowheader', { name: 'Alt + Delete' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await isGone(sheet);
    await waitFor(() => expect(price()).toHaveFocus());
  },
};

/** Opened by a button, to which the focus returns. */
export const ByTheButton: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [button, ofGrid] = canvas.getAllByRole('button', { name: texts.button });
    await expect([button, ofGrid]).not.toContain(undefined);
    if (!button || !ofGrid) return;
    await userEvent.click(button);
    const sheet = await sheetIn(canvasElement);
    await expect(headings(sheet)[1]).toBe(texts.elsewhere);
    await userEvent.keyboard('{Escape}');
    await isGone(sheet);
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(ofGrid);
    const same = await sheetIn(canvasElement);
    await expect(headings(same).slice(1, 3)).toEqual([texts.here, texts.names.lineItemsGrid]);
    await userEvent.keyboard('{Escape}');
    await isGone(same);
    await waitFor(() => expect(ofGrid).toHaveFocus());
  },
};

/** Keys of the application itself: of the whole page, and of a part that it marks with `data-keys`. */
export const OwnKeys: Story = {
  args: {
    tables: [
      { title: 'Facturatie', keys: [{ keys: 'Alt+N', does: 'Begint een nieuwe factuur.' }] },
      {
        title: 'Agenda',
        part: 'agenda',
        keys: [{ keys: 'PageDown', does: 'Gaat een week verder.' }],
      },
    ],
  },
  render: (args) => (
    <Inline>
      <KeyboardHelp {...args} />
      <div data-keys="agenda">
        <ButtonLink href="#week-12">Week 12</ButtonLink>
      </div>
    </Inline>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Week 12' }));
    await userEvent.keyboard('{F1}');
    const sheet = await sheetIn(canvasElement);
    await expect(headings(sheet).slice(1, 5)).toEqual([
      texts.here,
      'Agenda',
      texts.elsewhere,
      'Facturatie',
    ]);
    await userEvent.keyboard('{Escape}');
    await isGone(sheet);
  },
};

/** In a dialog its own keys come first; what lies behind it is out of reach, and not listed. */
export const InADialog: Story = {
  render: (args) => (
    <>
      <Invoice {...args} />
      <Modal title="Betaling toevoegen" isOpen onClose={() => {}}>
        <MoneyField label="Bedrag" />
      </Modal>
    </>
  ),
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    const dialog = await page.findByRole('dialog', { name: 'Betaling toevoegen' });
    await waitFor(() => expect(dialog).toHaveFocus());
    const field = within(dialog).getByRole('textbox', { name: 'Bedrag' });
    await userEvent.click(field);
    await userEvent.keyboard('{F1}');
    const sheet = await sheetIn(canvasElement);
    await expect(headings(sheet)).toEqual([
      texts.title,
      texts.here,
      texts.names.moneyField,
      texts.names.modal,
    ]);
    await userEvent.keyboard('{Escape}');
    await isGone(sheet);
    await waitFor(() => expect(field).toHaveFocus());
    await expect(dialog).toBeVisible();
  },
};

/** No component has keys: only those of the sheet are listed. */
export const NothingElse: Story = {
  render: (args) => (
    <Stack>
      <Text>Een pagina zonder velden.</Text>
      <KeyboardHelp {...args} />
    </Stack>
  ),
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.keyboard('{F1}');
    const sheet = await sheetIn(canvasElement);
    await expect(headings(sheet)).toEqual([texts.title, texts.elsewhere, texts.names.keyboardHelp]);
    await userEvent.keyboard('{F1}');
    await isGone(sheet);
  },
};
