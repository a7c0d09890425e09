import type { Meta, StoryObj } from '@storybook/react-vite';
import { Columns } from '../Columns/Columns.tsx';
import { Field, type FieldControlProps } from './Field.tsx';
import { labelPositions } from './labelPositions.ts';

const meta = {
  title: 'Components/Field',
  component: Field,
  tags: ['!autodocs'],
} satisfies Meta<typeof Field>;

export default meta;

const slider = (control: FieldControlProps) => <input type="range" {...control} />;

/** Every position of the label, and every part around a control. */
export const Gallery: StoryObj = {
  render: () => (
    <Columns>
      {labelPositions.map((position) => (
        <Field key={position} label={`Label ${position}`} labelPosition={position}>
          {slider}
        </Field>
      ))}
      <Field label="Met hulp" description="In procent van het totaal.">
        {slider}
      </Field>
      <Field label="Korting" isRequired>
        {slider}
      </Field>
      <Field
        label="Fout"
        isRequired
        description="In procent van het totaal."
        errorMessage="De groep staat hoogstens 20 % toe."
      >
        {slider}
      </Field>
    </Columns>
  ),
};
