import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Tooltip } from './Tooltip.tsx';
import { TooltipBubble } from './TooltipBubble.tsx';
import { tooltipPlacements, type TooltipPlacement } from './tooltipPlacements.ts';

const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  tags: ['!autodocs'],
} satisfies Meta<typeof Tooltip>;

export default meta;

/** A tooltip that is open, since only one of the component's can be at a time. */
function Open({ placement, text }: { placement: TooltipPlacement; text: string }) {
  const target = useRef<HTMLSpanElement>(null);
  return (
    <div style={{ padding: '3rem 9rem' }}>
      <span ref={target}>{placement}</span>
      <TooltipBubble target={target} placement={placement} text={text} />
    </div>
  );
}

/** Every side, short and long. */
export const Gallery: StoryObj = {
  render: () => (
    <Stack>
      <Text>Wat erbij hoort, staat ernaast.</Text>
      {tooltipPlacements.map((placement) => (
        <Open key={placement} placement={placement} text="Ook met Ctrl+S" />
      ))}
      <Open
        placement="bottom"
        text="Een zin die over meer dan één regel loopt, en toch niet breder wordt dan hij mag zijn"
      />
    </Stack>
  ),
};
