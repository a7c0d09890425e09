import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { nlBE } from '../../intl/nl-BE.ts';
import { ExampleGrid } from '../../testing/ExampleGrid.tsx';
import { KeyboardHelp } from './KeyboardHelp.tsx';

const meta = {
  title: 'Components/KeyboardHelp',
  component: KeyboardHelp,
  tags: ['!autodocs'],
} satisfies Meta<typeof KeyboardHelp>;

export default meta;

/** The sheet over a page, as seen from a cell of a grid. */
export const Gallery: StoryObj = {
  render: () => (
    <div style={{ minBlockSize: '68rem' }}>
      <KeyboardHelp />
      <ExampleGrid />
    </div>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Prijs Lijn 2' }));
    await userEvent.keyboard('{F1}');
    await within(canvasElement.ownerDocument.body).findByRole('dialog', {
      name: nlBE.keyboardHelp.title,
    });
  },
};
