import type { Meta, StoryObj } from '@storybook/react-vite';
import { Columns } from '../Columns/Columns.tsx';
import { labelPositions } from '../Field/labelPositions.ts';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Components/TextArea',
  component: TextArea,
  tags: ['!autodocs'],
} satisfies Meta<typeof TextArea>;

export default meta;

const lines =
  'Leveren na 17 uur.\nBel eerst aan bij de buren.\nDe hond is lief.\nFactuur in tweevoud.';

/** Every state. */
export const Gallery: StoryObj = {
  render: () => (
    <Columns>
      {labelPositions.map((position) => (
        <TextArea
          key={position}
          label={`Label ${position}`}
          labelPosition={position}
          defaultValue={position}
        />
      ))}
      <TextArea label="Leeg" placeholder="Wat de klant op de factuur leest" />
      <TextArea label="Eén lijn" rows={1} />
      <TextArea label="Gegroeid" rows={1} defaultValue={lines} />
      <TextArea label="Met hulp" description="Alleen voor ons." defaultValue={lines} />
      <TextArea
        label="Fout"
        isRequired
        errorMessage="Vul een opmerking in."
        description="Wat de klant leest."
      />
      <TextArea label="Alleen lezen" isReadOnly defaultValue={lines} />
      <TextArea label="Niet nu" isDisabled defaultValue={lines} />
    </Columns>
  ),
};
