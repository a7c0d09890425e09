import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { tabActivations } from './tabItems.ts';
import { Tabs } from './Tabs.tsx';

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  tags: ['!autodocs'],
} satisfies Meta<typeof Tabs>;

export default meta;

const many = ['Gegevens', 'Facturatieadres', 'Leveringsadressen', 'Contactpersonen', 'Notities'];

/** Selected, unselected and disabled; wide and narrow. */
export const Gallery: StoryObj = {
  render: () => (
    <Stack space="large">
      {tabActivations.map((activation) => (
        <Tabs
          key={activation}
          activation={activation}
          label={activation}
          defaultSelectedKey="open"
          tabs={[
            { key: 'closed', label: 'Gesloten', content: null },
            { key: 'open', label: 'Open', content: <Text>Wat erin staat.</Text> },
            { key: 'disabled', label: 'Niet nu', content: null, isDisabled: true },
          ]}
        />
      ))}
      <Tabs
        label="Veel tabbladen"
        tabs={many.map((label) => ({ key: label, label, content: <Text>{label}</Text> }))}
      />
    </Stack>
  ),
};
