import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

/** What is typed in the editor by keyboard, as a screen reader announces it. */
const meta = {
  title: 'Screens/SalesDocument/Entry',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: { address: '/toevoegen/verkopen/factuur' } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two lines, one after the other: description, quantity, price, and Enter to the next. */
export const TwoLines: Story = {
  play: async ({ canvas, userEvent }) => {
    const cell = (column: string, line: number) =>
      canvas.findByRole('textbox', { name: `${column} Lijn ${line}` });
    const focused = async (column: string, line: number) =>
      waitFor(async () => expect(await cell(column, line)).toHaveFocus());
    (await cell('Omschrijving', 1)).focus();
    await focused('Omschrijving', 1);
    await userEvent.keyboard('Werkuren');
    for (const [line, price] of [
      [1, '45'],
      [2, '12,5'],
    ] as const) {
      if (line === 2) await userEvent.keyboard('Verplaatsing');
      await userEvent.tab();
      await expect(canvas.getByRole('combobox', { name: `Aard Lijn ${line}` })).toHaveFocus();
      await userEvent.tab();
      await focused('Aantal', line);
      await userEvent.keyboard('2');
      await userEvent.tab();
      await focused('Prijs', line);
      await userEvent.keyboard(price);
      if (line === 1) {
        await userEvent.keyboard('{Enter}');
        await focused('Omschrijving', 2);
      }
    }
    await userEvent.tab();
    await focused('Korting', 2);
    await waitFor(() => expect(canvas.getByText('Totaal Incl. € 139,15')).toBeVisible());
  },
};
