import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { nlBE } from '../../intl/nl-BE.ts';
import { Heading } from '../Heading/Heading.tsx';
import { linkKeys } from '../Link/Link.keys.ts';
import { selectKeys } from '../Select/Select.keys.ts';
import { Stack } from '../Stack/Stack.tsx';
import { KeyboardTable } from './KeyboardTable.tsx';

const meta = {
  title: 'Components/KeyboardTable',
  component: KeyboardTable,
  tags: ['!autodocs'],
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

/** With a heading above each of several tables, the header row can be hidden. */
export const HiddenHead: Story = {
  args: { keys: linkKeys, isHeadHidden: true, 'aria-labelledby': 'links' },
  render: (args) => (
    <Stack space="small">
      <Heading level="4" id="links">
        Link
      </Heading>
      <KeyboardTable {...args} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Link' });
    const head = within(table).getByRole('columnheader', { name: nlBE.keyboardTable.key });
    await expect(head.getBoundingClientRect().height).toBeLessThanOrEqual(1);
  },
};
