import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { ButtonContext } from 'react-aria-components';
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

function OpenMenu() {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <div style={{ minBlockSize: '36rem' }}>
      <ButtonContext value={{ ref: button, id: 'actions', isPressed: true }}>
        <Button icon="chevronDown">Acties</Button>
      </ButtonContext>
      <MenuList
        isOpen
        button={button}
        labelledBy="actions"
        focus={null}
        onClose={() => undefined}
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
    </div>
  );
}

/** Open, with every kind of choice. */
export const Gallery: StoryObj = { render: () => <OpenMenu /> };
