import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';

/** A story that is sound until a fault is planted in it. */
interface PlantedProps {
  /** Set by the test through a global. */
  planted: boolean;
  /** The colour to show, and what it becomes. */
  colors?: [sound: string, planted: string];
  /** How far the mark moves, in pixels. */
  shift?: number;
  /** A label that goes missing. */
  label?: string;
  /** The message on the console. */
  complaint?: string;
  /** The level of the message. */
  level?: 'error' | 'warn';
}

function Planted({
  planted,
  colors,
  shift = 0,
  label = 'Naam',
  complaint,
  level = 'error',
}: PlantedProps) {
  if (planted && complaint) console[level](complaint);
  const mark: CSSProperties = {
    inlineSize: 16,
    blockSize: 16,
    border: '2px solid #575a5c',
    marginInlineStart: planted ? shift : 0,
    background: colors?.[planted ? 1 : 0],
  };
  return (
    <>
      <div style={mark} />
      <input aria-label={planted ? label : 'Naam'} />
    </>
  );
}

const meta = {
  title: 'Planted',
  component: Planted,
  args: { planted: false },
  render: (args, { globals }) => <Planted {...args} planted={globals['planted'] === true} />,
} satisfies Meta<typeof Planted>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sound: Story = {};
export const RoundedOtherwise: Story = { args: { colors: ['#00626c', '#01636d'] } };
export const Recolored: Story = { args: { colors: ['#00626c', '#006a6c'] } };
export const Shifted: Story = { args: { shift: 1 } };
export const Unlabelled: Story = { args: { label: '' } };
export const Complaining: Story = { args: { complaint: 'Each child should have a key.' } };
export const Warning: Story = { args: { complaint: 'This is deprecated.', level: 'warn' } };
