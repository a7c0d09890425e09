import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { linkKeys } from '../Link/Link.keys.ts';
import { selectKeys } from '../Select/Select.keys.ts';
import { KeyboardTable } from './KeyboardTable.tsx';

const meta = {
  title: 'Components/KeyboardTable',
  component: KeyboardTable,
} satisfies Meta<typeof KeyboardTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Single keys, and several that do the same. */
export const Keys: Story = {
  args: { keys: selectKeys },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pijl omlaag')).toBeVisible();
    await expect(canvas.getByText('Pijl omhoog')).toBeVisible();
  },
};

/** Keys that are held together. */
export const Combinations: Story = {
  args: { keys: linkKeys },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('row', { name: 'Ctrl + Enter Opent de link in een nieuw tabblad.' }),
    ).toBeVisible();
  },
};
