import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../components/Button/Button.tsx';
import { Menu } from '../components/Menu/Menu.tsx';
import { Popover } from '../components/Popover/Popover.tsx';
import {
  popoverPlacements,
  type PopoverPlacement,
} from '../components/Popover/popoverPlacements.ts';
import { showInPage } from './showInPage.tsx';

const trigger = <Button>Acties</Button>;

const openers = {
  Popover: {
    role: 'dialog',
    content: (placement: PopoverPlacement) => (
      <Popover trigger={trigger} title="Acties" placement={placement}>
        Wat er te doen is, in een zin die breder is dan de knop waar zij bij staat.
      </Popover>
    ),
  },
  Menu: {
    role: 'menu',
    content: (placement: PopoverPlacement) => (
      <Menu
        trigger={trigger}
        items={[{ label: 'Betaling toevoegen' }, { label: 'Herinnering verzenden' }]}
        placement={placement}
      />
    ),
  },
} as const;

/** The space around the button, so that every side has some. */
const middle = { display: 'grid', blockSize: '90vh', placeItems: 'center' } as const;

describe.each(Object.entries(openers))('%s', (_name, { role, content }) => {
  test.each(popoverPlacements)('is placed as requested: %s', async (placement) => {
    await showInPage(<div style={middle}>{content(placement)}</div>);
    const button = page.getByRole('button', { name: 'Acties' });
    await userEvent.click(button);
    await expect.element(page.getByRole(role)).toBeVisible();
    const opener = button.element().getBoundingClientRect();
    const shown = () => page.getByRole(role).element().getBoundingClientRect();
    const [side, end] = placement.split(' ');
    await expect
      .poll(() => (side === 'top' ? opener.top - shown().bottom : shown().top - opener.bottom))
      .toBeGreaterThan(0);
    const edge = end === 'end' ? 'right' : 'left';
    expect(shown().width).toBeGreaterThan(opener.width + 20);
    // The edge of the box around it is a line.
    expect(Math.abs(shown()[edge] - opener[edge])).toBeLessThan(4);
  });
});
