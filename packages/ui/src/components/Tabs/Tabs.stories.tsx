import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { choices } from '../../testing/choices.ts';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { tabActivations } from './tabItems.ts';
import { Tabs } from './Tabs.tsx';

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  tags: ['!autodocs'],
  argTypes: choices({ activation: tabActivations }),
  args: {
    label: 'Klant',
    tabs: [
      { key: 'details', label: 'Gegevens', content: <TextField label="Naam" /> },
      { key: 'address', label: 'Adres', content: <TextField label="Straat" /> },
      { key: 'notes', label: 'Notities', content: <Text>Belt liefst voor de middag.</Text> },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Parts of a form. Values stay while switching tabs. */
export const OfAForm: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Naam' }), 'Peeters');
    await userEvent.click(canvas.getByRole('tab', { name: 'Adres' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('address');
    await expect(canvas.getByRole('tabpanel')).toHaveAccessibleName('Adres');
    await expect(canvas.getByRole('textbox', { name: 'Straat' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Gegevens' }));
    await expect(canvas.getByRole('textbox', { name: 'Naam' })).toHaveValue('Peeters');
  },
};

/** With manual activation, for panels that fetch: arrow keys only focus, Enter or Space opens. */
export const LoadingOnDemand: Story = {
  args: { activation: 'manual', defaultSelectedKey: 'address' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Adres' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Notities' })).toHaveFocus();
    await expect(canvas.queryByText('Belt liefst voor de middag.')).toBeNull();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Belt liefst voor de middag.')).toBeVisible();
  },
};

/** Controlled, as by the URL. */
export const KeptOutside: Story = {
  args: { activation: 'automatic', selectedKey: 'notes' },
  render: function InTheAddress(args) {
    const [key, setKey] = useState(args.selectedKey);
    return <Tabs {...args} selectedKey={key} onChange={setKey} />;
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('tab', { name: 'Notities' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.click(canvas.getByRole('tab', { name: 'Gegevens' }));
    await expect(canvas.getByRole('tabpanel')).toHaveAccessibleName('Gegevens');
  },
};

/** When the open tab is removed, the first one opens and gets the focus. */
export const Vanishing: Story = {
  render: function WithoutNotes(args) {
    const [tabs, setTabs] = useState(args.tabs);
    const remove = () => setTabs((all) => all.filter((tab) => tab.key !== 'notes'));
    const notes = (
      <Stack>
        <Text>Belt liefst voor de middag.</Text>
        <Button onPress={remove}>Notities verwijderen</Button>
      </Stack>
    );
    const shown = tabs.map((tab) => (tab.key === 'notes' ? { ...tab, content: notes } : tab));
    return <Tabs {...args} tabs={shown} defaultSelectedKey="notes" />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notities verwijderen' }));
    const first = canvas.getByRole('tab', { name: 'Gegevens' });
    await waitFor(() => expect(first).toHaveFocus());
    await expect(first).toHaveAttribute('aria-selected', 'true');
  },
};

/** Disabled, skipped by the keys. */
export const WithDisabled: Story = {
  args: {
    tabs: [
      { key: 'details', label: 'Gegevens', content: <TextField label="Naam" />, isDisabled: true },
      { key: 'address', label: 'Adres', content: <TextField label="Straat" /> },
      { key: 'notes', label: 'Notities', content: <Text>Nog niets.</Text>, isDisabled: true },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('tabpanel')).toHaveAccessibleName('Adres');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Adres' })).toHaveFocus();
  },
};
