import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { choices } from '../../testing/choices.ts';
import { headingLevels } from '../../theme/tokenTypes.ts';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { FieldCell } from './FieldCell.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import { fieldCellWidths } from './fieldCellWidths.ts';

const address = (
  <>
    <FieldCell width="half">
      <TextField label="Straat en nummer" />
    </FieldCell>
    <FieldCell>
      <TextField label="Postcode" />
    </FieldCell>
    <FieldCell>
      <TextField label="Plaats" />
    </FieldCell>
  </>
);

const meta = {
  title: 'Components/FieldGroup',
  component: FieldGroup,
  tags: ['!autodocs'],
  argTypes: choices({ titleLevel: headingLevels }),
  args: { title: 'Facturatie', children: address },
} satisfies Meta<typeof FieldGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A part of a long form: its title names the fields together. */
export const Plain: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Facturatie' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Facturatie' })).toBeVisible();
    for (const name of ['Straat en nummer', 'Postcode', 'Plaats']) {
      await userEvent.tab();
      await expect(canvas.getByRole('textbox', { name })).toHaveFocus();
    }
  },
};

/** With actions for the whole group beside its title. */
export const WithAction: Story = {
  args: {
    title: 'Levering',
    description: 'Leeg betekent: op het factuuradres.',
    action: <Button size="small">Factuuradres overnemen</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Factuuradres overnemen' })).toBeVisible();
  },
};

/** Its title follows the outline of the page: in a dialog one level lower. */
export const InTheOutline: Story = {
  render: (args) => (
    <>
      {headingLevels.map((level) => (
        <FieldGroup key={level} {...args} title={`Niveau ${level}`} titleLevel={level} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Niveau 3' })).toBeVisible();
  },
};

/** Widths for a code, a name, a line of an address, a remark. */
export const Widths: Story = {
  args: {
    title: 'Breedtes',
    children: fieldCellWidths.map((width) => (
      <FieldCell key={width} width={width}>
        <TextField label={`Breedte ${width}`} />
      </FieldCell>
    )),
  },
  play: async ({ canvas }) => {
    const widths = fieldCellWidths.map(
      (width) => canvas.getByRole('textbox', { name: `Breedte ${width}` }).offsetWidth,
    );
    await expect(widths).toEqual(widths.toSorted((one, other) => one - other));
  },
};
