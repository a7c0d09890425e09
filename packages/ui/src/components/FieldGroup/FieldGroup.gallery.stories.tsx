import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Select } from '../Select/Select.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { FieldCell } from './FieldCell.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import { fieldCellWidths } from './fieldCellWidths.ts';

const meta = {
  title: 'Components/FieldGroup',
  component: FieldGroup,
  tags: ['!autodocs'],
} satisfies Meta<typeof FieldGroup>;

export default meta;

/** Every width, with and without the parts around the title. */
export const Gallery: StoryObj = {
  render: () => (
    <Stack space="large">
      {fieldCellWidths.map((width) => (
        <FieldGroup key={width} title={`Breedte ${width}`}>
          {Array.from({ length: 4 }, (_, index) => (
            <FieldCell key={index} width={width}>
              <TextField label={`Veld ${width} ${index + 1}`} />
            </FieldCell>
          ))}
        </FieldGroup>
      ))}
      <FieldGroup
        title="Levering"
        titleLevel="3"
        description="Leeg betekent: op het factuuradres."
        action={<Button size="small">Factuuradres overnemen</Button>}
      >
        <FieldCell width="half">
          <TextField label="Straat en nummer" errorMessage="Vul dit in." />
        </FieldCell>
        <FieldCell>
          <TextField label="Postcode" />
        </FieldCell>
        <FieldCell>
          <Select label="Land" defaultValue="BE" options={[{ key: 'BE', label: 'België' }]} />
        </FieldCell>
        <FieldCell width="full">
          <TextArea label="Opmerking" />
        </FieldCell>
      </FieldGroup>
    </Stack>
  ),
};
