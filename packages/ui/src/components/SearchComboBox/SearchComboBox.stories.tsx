import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { nlBE } from '../../intl/nl-BE.ts';
import { choices } from '../../testing/choices.ts';
import {
  customerWords,
  exampleCustomers,
  findCustomers,
  type ExampleCustomer,
} from '../../testing/exampleCustomers.ts';
import { Button } from '../Button/Button.tsx';
import { labelPositions } from '../Field/labelPositions.ts';
import { Form, type FormErrors } from '../Form/Form.tsx';
import { Modal } from '../Modal/Modal.tsx';
import { SearchComboBox, type SearchComboBoxProps } from './SearchComboBox.tsx';

const texts = nlBE.suggestions;
const [bakery = null] = exampleCustomers;

/** For the compiler: the component with its kind of thing filled in. */
const CustomerSearch = (props: SearchComboBoxProps<ExampleCustomer>) => (
  <SearchComboBox {...props} />
);

const meta = {
  title: 'Components/SearchComboBox',
  component: CustomerSearch,
  tags: ['!autodocs'],
  argTypes: choices({ labelPosition: labelPositions }),
  args: {
    label: 'Klant',
    ...customerWords,
    search: findCustomers,
    delay: 0,
    onChange: fn(),
  },
} satisfies Meta<typeof CustomerSearch>;

export default meta;
type Story = StoryObj<typeof meta>;

const pageOf = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

/** The announcements for screen readers. */
const spoken = (canvasElement: HTMLElement) => within(canvasElement).getByRole('status');

/** Type two characters, and pick. The second line distinguishes equal names. */
export const Plain: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const page = pageOf(canvasElement);
    const field = canvas.getByRole('combobox', { name: 'Klant' });
    await userEvent.type(field, 'b');
    await expect(page.getByText(nlBE.searchField.tooShort(2), { selector: 'p' })).toBeVisible();
    await expect(page.queryByRole('listbox')).toBeNull();
    await userEvent.type(field, 'ak');
    const namesake = await page.findByRole('option', { name: /Peeters.*Oudenaarde/ });
    await expect(spoken(canvasElement)).toHaveTextContent(texts.count(3));
    await userEvent.click(namesake);
    await expect(field).toHaveValue('Bakkerij Peeters');
    await expect(field).toHaveFocus();
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenLastCalledWith(exampleCustomers[1]);
    await expect(page.queryByRole('listbox')).toBeNull();
  },
};

/** The action comes last in every result. It is given the typed text and changes nothing. */
export const CreateCustomer: Story = {
  args: {
    defaultValue: bakery,
    action: { label: 'Creer nieuwe klant', onAction: fn() },
    panelWidth: 400,
  },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const page = pageOf(canvasElement);
    const field = canvas.getByRole('combobox', { name: 'Klant' });
    await userEvent.clear(field);
    await userEvent.type(field, 'garage');
    await page.findByRole('option', { name: /Vermeulen/ });
    const lines = page.getAllByRole('option');
    await expect(lines.at(-1)).toHaveTextContent(/^Creer nieuwe klant$/);
    // As wide as given, where the window allows it.
    const widest = canvasElement.ownerDocument.documentElement.clientWidth - 24;
    const panel = page.getByRole('listbox').parentElement;
    await expect(panel?.getBoundingClientRect().width).toBe(Math.min(400, widest));
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(exampleCustomers[3]);
    await userEvent.type(field, ' en zoon');
    await page.findByText(texts.none('Garage Vermeulen bv en zoon'), { selector: 'p' });
    await userEvent.click(page.getByRole('option', { name: 'Creer nieuwe klant' }));
    await expect(args.action?.onAction).toHaveBeenCalledOnce();
    await expect(args.action?.onAction).toHaveBeenLastCalledWith('Garage Vermeulen bv en zoon');
    await expect(field).toHaveValue('Garage Vermeulen bv');
    await expect(args.onChange).toHaveBeenLastCalledWith(exampleCustomers[3]);
  },
};

/** No results: the list repeats the query. */
export const NoResults: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'xyz');
    await waitFor(() => expect(spoken(canvasElement)).toHaveTextContent(texts.none('xyz')));
    await expect(field).toHaveAttribute('aria-expanded', 'false');
  },
};

/** The search failed: the text stays, and one line retries. */
export const Failed: Story = {
  args: {
    search: fn(findCustomers),
    delay: 60_000,
    action: { label: 'Creer nieuwe klant', onAction: fn() },
  },
  beforeEach: ({ args }) => {
    const search = args.search as ReturnType<typeof fn>;
    search.mockRejectedValueOnce(new Error('503'));
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = pageOf(canvasElement);
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'bak{Enter}');
    await expect(await page.findByText(texts.failed, { selector: 'p' })).toBeVisible();
    await expect(field).toHaveValue('bak');
    await expect(page.getAllByRole('option').map((line) => line.textContent)).toEqual([
      texts.retry,
      'Creer nieuwe klant',
    ]);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(await page.findByRole('option', { name: /Zoete Broodje/ })).toBeVisible();
  },
};

/** Unselected text is cleared on blur, with a message. */
export const NotChosen: Story = {
  args: { defaultValue: bakery, name: 'customer' },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, ' en zoon');
    await userEvent.tab();
    const notice = nlBE.searchComboBox.cleared('Bakkerij Peeters en zoon');
    await waitFor(() => expect(spoken(canvasElement)).toHaveTextContent(notice), { timeout: 5000 });
    await expect(field).toHaveValue('');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getAllByText(notice)[0]).toBeVisible();
  },
};

/** In a dialog: Escape closes the list first, and a new customer comes from a dialog over it. */
export const InADialog: Story = {
  args: { panelWidth: 400 },
  render: function InvoiceDialog(args) {
    const [isOpen, setIsOpen] = useState(false);
    const [typed, setTyped] = useState<string>();
    const [customer, setCustomer] = useState<ExampleCustomer | null>(null);
    function create(name: string) {
      setCustomer({ number: 'K9', name, place: 'Nieuw' });
      setTyped(undefined);
    }
    return (
      <>
        <Button onPress={() => setIsOpen(true)}>Nieuwe factuur</Button>
        <Modal title="Factuur" isOpen={isOpen} onClose={() => setIsOpen(false)}>
          <CustomerSearch
            {...args}
            value={customer}
            onChange={setCustomer}
            action={{ label: 'Creer nieuwe klant', onAction: setTyped }}
          />
          <Modal
            title="Nieuwe klant"
            size="small"
            isOpen={typed !== undefined}
            onClose={() => setTyped(undefined)}
          >
            <Button onPress={() => create(typed ?? '')}>{`Bewaar ${typed}`}</Button>
          </Modal>
        </Modal>
      </>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = pageOf(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Nieuwe factuur' }));
    const field = await page.findByRole('combobox', { name: 'Klant' });
    await userEvent.type(field, 'bak');
    const line = await page.findByRole('option', { name: /Zoete Broodje/ });
    await expect(line.closest('[inert], [aria-hidden="true"]')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('option')).toBeNull());
    await expect(page.getByRole('dialog', { name: 'Factuur' })).toBeVisible();
    await userEvent.type(field, 'ker nv');
    await userEvent.click(await page.findByRole('option', { name: 'Creer nieuwe klant' }));
    await userEvent.click(await page.findByRole('button', { name: 'Bewaar bakker nv' }));
    await waitFor(() => expect(page.queryByRole('dialog', { name: 'Nieuwe klant' })).toBeNull());
    await expect(field).toHaveValue('bakker nv');
    await waitFor(() => expect(field).toHaveFocus());
  },
};

const crowd = Array.from({ length: 10_000 }, (_, index) => ({
  number: `K${index}`,
  name: `Klant ${index}`,
  place: 'Gent',
}));

/** At most fifty are in the list. */
export const Many: Story = {
  args: { search: () => ({ items: crowd }) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = pageOf(canvasElement);
    await userEvent.type(canvas.getByRole('combobox'), 'kl');
    await expect(await page.findByText(texts.firstOf(50, 10_000))).toBeVisible();
    await expect(page.getAllByRole('option')).toHaveLength(50);
    await expect(spoken(canvasElement)).toHaveTextContent(texts.count(10_000));
  },
};

/** The action is sticky below a scrolling list, and covers no active option. */
export const ManyAndTheAction: Story = {
  args: {
    search: () => ({ items: crowd.slice(0, 12) }),
    action: { label: 'Creer nieuwe klant', onAction: fn() },
    panelWidth: 400,
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = pageOf(canvasElement);
    await userEvent.type(canvas.getByRole('combobox'), 'kl');
    const lines = await page.findAllByRole('option');
    const boxOf = (element?: Element) => element?.getBoundingClientRect() ?? new DOMRect();
    const list = boxOf(page.getByRole('listbox'));
    const action = boxOf(lines.at(-1));
    await expect(boxOf(lines[0]).top).toBeGreaterThanOrEqual(list.top);
    await expect(action.height).toBeGreaterThan(20);
    await expect(action.bottom).toBeLessThanOrEqual(list.bottom);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await waitFor(() => expect(boxOf(lines[11]).bottom).toBeLessThanOrEqual(action.top + 1));
  },
};

/** The error of the form stays until another selection; the form submits the key. */
export const ServerError: Story = {
  args: { name: 'customer' },
  render: function InvoiceForm(args) {
    const [errors, setErrors] = useState<FormErrors>({});
    return (
      <Form
        aria-label="Factuur"
        errors={errors}
        onSubmit={(values) => {
          const isChosen = values.get('customer') !== '';
          setErrors(isChosen ? {} : { customer: 'Kies een klant uit de lijst.' });
        }}
      >
        <CustomerSearch {...args} />
        <Button type="submit">Opslaan</Button>
      </Form>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const field = canvas.getByRole('combobox');
    const save = canvas.getByRole('button', { name: 'Opslaan' });
    await userEvent.click(save);
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription('Kies een klant uit de lijst.');
    await userEvent.type(field, 'garage');
    await expect(field).toBeValid();
    await userEvent.click(await pageOf(canvasElement).findByRole('option'));
    await userEvent.click(save);
    await expect(field).toBeValid();
  },
};
