import type { Meta, StoryObj } from '@storybook/react-vite';
import { Columns } from '../Columns/Columns.tsx';
import { labelPositions } from '../Field/labelPositions.ts';
import { ReadOnlyField } from './ReadOnlyField.tsx';

const meta = {
  title: 'Components/ReadOnlyField',
  component: ReadOnlyField,
  tags: ['!autodocs'],
} satisfies Meta<typeof ReadOnlyField>;

export default meta;

/** Every state. */
export const Gallery: StoryObj = {
  render: () => (
    <Columns>
      {labelPositions.map((position) => (
        <ReadOnlyField
          key={position}
          label={`Label ${position}`}
          labelPosition={position}
          value={position}
        />
      ))}
      <ReadOnlyField label="Leeg" value="" />
      <ReadOnlyField label="Met hulp" description="Waar het vandaan komt." value="20261100042" />
    </Columns>
  ),
};
