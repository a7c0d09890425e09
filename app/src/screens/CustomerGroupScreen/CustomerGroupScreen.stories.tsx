import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

/** The whole app at a group, on the real server inside the page. */
const meta = {
  title: 'Screens/CustomerGroup',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: { address: '/groepen/klanten/1' } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const newGroup = { app: { address: '/toevoegen/groepen/klanten' } };

const nameField = (canvas: Canvas) => canvas.findByRole('textbox', { name: /^Groep/ });
const notices = (canvas: Canvas) => within(canvas.getByRole('region', { name: 'Meldingen' }));
const button = (canvas: Canvas, name: string) => canvas.findByRole('button', { name });

/** A group, and the customers in it; each leads to its own page. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await nameField(canvas)).toHaveValue('Algemeen');
    await expect((await canvas.findAllByRole('link', { name: /^\d{4}$/ }))[0]).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Verwijderen' })).toBeVisible();
  },
};

/** After the first save it has its own URL, and can be removed. */
export const New: Story = {
  parameters: newGroup,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await nameField(canvas), 'Scholen');
    await expect(canvas.queryByRole('button', { name: 'Verwijderen' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect(await canvas.findByRole('button', { name: 'Verwijderen' })).toBeVisible();
    await expect(
      notices(canvas).getByText('Met success is de klant gegevens opgeslagen.'),
    ).toBeVisible();
  },
};

/** A group without customers. */
export const WithoutCustomers: Story = {
  parameters: {
    app: {
      address: '/groepen/klanten/13',
      prepare: [{ method: 'POST', path: '/auth/klantengroep', body: { GroepNaam: 'Scholen' } }],
    },
  },
  play: async ({ canvas }) => {
    const none = await canvas.findByText(/heeft nog geen klanten/, { selector: 'p' });
    await expect(none).toBeVisible();
  },
};

/** Each field that is wrong is named in a warning and marked; the first has the focus. */
export const Invalid: Story = {
  parameters: newGroup,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Korting' }), 'veel');
    await userEvent.click(await button(canvas, 'Opslaan'));
    await waitFor(() => expect(notices(canvas).getByText('Groep: required')).toBeVisible());
    await expect(notices(canvas).getByText('Korting: malformed')).toBeVisible();
    await expect(await nameField(canvas)).toHaveFocus();
  },
};

/** No response to a save: all typed values stay. */
export const SaveFailed: Story = {
  parameters: { app: { fault: { fail: 'offline', method: 'PUT' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Notities' }), 'Belt altijd');
    await userEvent.click(await button(canvas, 'Opslaan'));
    await waitFor(() =>
      expect(notices(canvas).getByText(/De server is niet bereikbaar/)).toBeVisible(),
    );
    await expect(canvas.getByRole('textbox', { name: 'Notities' })).toHaveValue('Belt altijd');
  },
};

/** A slow save: the button is busy and ignores a second press. */
export const SaveSlow: Story = {
  parameters: { app: { fault: { slow: Number.POSITIVE_INFINITY, method: 'PUT' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Notities' }), 'Belt altijd');
    await userEvent.click(await button(canvas, 'Opslaan'));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Opslaan en terug' })).toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    );
  },
};

/** A colleague saved first: theirs beside mine, and the choice. */
export const Conflict: Story = {
  parameters: {
    app: {
      colleague: [{ method: 'PUT', path: '/auth/klantengroep/1', body: { KortingsPercentage: 4 } }],
    },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Notities' }), 'Belt altijd');
    await userEvent.click(await button(canvas, 'Opslaan'));
    const page = within(canvasElement.ownerDocument.body);
    const dialog = within(await page.findByRole('dialog', { name: 'Intussen gewijzigd' }));
    await expect(dialog.getByRole('row', { name: /Notities/ })).toHaveTextContent('Belt altijd');
    const takeTheirs = dialog.getByRole('button', { name: 'Versie van an nemen' });
    await waitFor(() => expect(takeTheirs).toBeVisible());
  },
};

/** A group with customers stays, and says why. */
export const RemovalRefused: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Verwijderen' }));
    const question = within(canvasElement.ownerDocument.body).findByRole('alertdialog');
    await userEvent.click(within(await question).getByRole('button', { name: 'Verwijderen' }));
    await waitFor(() => expect(notices(canvas).getByText(/heeft nog klanten/)).toBeVisible());
  },
};

/** The server cannot be reached. */
export const Failed: Story = {
  parameters: { app: { fault: { fail: 'offline' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Opnieuw' })).toBeVisible();
    await expect(notices(canvas).getAllByText('Fout!')).toHaveLength(1);
  },
};

/** The server is long in answering. */
export const Slow: Story = {
  parameters: { app: { fault: { slow: Number.POSITIVE_INFINITY } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Klantengroep' })).toBeVisible();
  },
};

/** On a telephone the fields are below each other, and customers are cards. */
export const Narrow: Story = {
  ...Loaded,
  globals: { viewport: { value: 'w320', isRotated: false } },
};
