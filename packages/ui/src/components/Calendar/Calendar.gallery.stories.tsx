import type { Meta, StoryObj } from '@storybook/react-vite';
import { Columns } from '../Columns/Columns.tsx';
import { Calendar } from './Calendar.tsx';

const meta = {
  title: 'Components/Calendar',
  component: Calendar,
  tags: ['!autodocs'],
} satisfies Meta<typeof Calendar>;

export default meta;

const weekend = (date: string) =>
  new Date(date).getUTCDay() % 6 === 0 ? 'dan is het magazijn gesloten' : undefined;

/** Every state: today, selected, both, out of range, unavailable, and disabled. */
export const Gallery: StoryObj = {
  render: () => (
    <Columns>
      <Calendar label="Vandaag" today="2026-03-16" />
      <Calendar label="Gekozen" today="2026-03-16" defaultValue="2026-03-05" />
      <Calendar label="Vandaag gekozen" today="2026-03-16" defaultValue="2026-03-16" />
      <Calendar label="Grenzen" today="2026-03-16" minimum="2026-03-09" maximum="2026-03-20" />
      <Calendar label="Niet in het weekend" today="2026-03-21" unavailable={weekend} />
      <Calendar label="Zes weken" today="2026-03-16" defaultValue="2026-08-31" />
      <Calendar label="Alleen lezen" today="2026-03-16" value="2026-03-05" isReadOnly />
      <Calendar label="Niet nu" today="2026-03-16" defaultValue="2026-03-05" isDisabled />
    </Columns>
  ),
};
