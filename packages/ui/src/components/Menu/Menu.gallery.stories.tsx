import type { Meta, StoryObj } from '@storybook/react-vite';
import { MenuTrigger } from 'react-aria-components';
import { Button } from '../Button/Button.tsx';
import { Menu } from './Menu.tsx';
import { menuItemTones, type MenuSection } from './menuEntries.ts';
import { MenuList } from './MenuList.tsx';

const meta = {
  title: 'Components/Menu',
  component: Menu,
  tags: ['!autodocs'],
} satisfies Meta<typeof Menu>;

export default meta;

/** Open, with every kind of choice. */
export const Gallery: StoryObj = {
  render: () => (
    <div style={{ minBlockSize: '36rem' }}>
      <MenuTrigger isOpen>
        <Button icon="chevronDown">Acties</Button>
        <MenuList
          placement="bottom start"
          items={menuItemTones.map((tone): MenuSection => ({
            title: tone,
            items: [
              { label: `Gewoon ${tone}`, tone },
              { label: `Met een pictogram ${tone}`, tone, icon: 'edit' },
              {
                label: `Met uitleg ${tone}`,
                tone,
                icon: 'info',
                description: 'Waarom, en wat dan.',
              },
              {
                label: `Niet nu ${tone}`,
                tone,
                icon: 'remove',
                isDisabled: true,
                description: 'Waarom dat nu niet kan.',
              },
            ],
          }))}
        />
      </MenuTrigger>
    </div>
  ),
};
