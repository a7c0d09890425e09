import { useEffect, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { keyCoverage } from '../../testing/keyCoverage.ts';
import { showInPage } from '../../testing/showInPage.tsx';
import { tabsKeys } from './Tabs.keys.ts';
import { Tabs, type TabsProps } from './Tabs.tsx';

const tab = (name: string) => page.getByRole('tab', { name });
const panel = () => page.getByRole('tabpanel');
const field = (name: string) => page.getByRole('textbox', { name });

const contentOf = (name: string) => <input aria-label={`Veld ${name}`} />;
const tabs = ['Gegevens', 'Facturen', 'Notities'].map((label) => ({
  key: label.toLowerCase(),
  label,
  content: contentOf(label),
}));
const onChange = vi.fn<(key: string) => void>();

async function open(props: Partial<TabsProps> = {}) {
  onChange.mockClear();
  await showInPage(<Tabs label="Klant" tabs={tabs} onChange={onChange} {...props} />);
  await userEvent.tab();
  await expect.element(tab('Gegevens')).toHaveFocus();
}

const coverage = keyCoverage(tabsKeys);

describe('keys of tabs', () => {
  test(`pressing ${coverage.row('Tab')}`, async () => {
    await open();
    await userEvent.tab();
    await expect.element(field('Veld Gegevens')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect.element(tab('Gegevens')).toHaveFocus();
  });

  test(`pressing ${coverage.row('ArrowRight, ArrowLeft')}`, async () => {
    await open();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(tab('Facturen')).toHaveFocus();
    await expect.element(panel()).toHaveAccessibleName('Facturen');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect.element(tab('Notities')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(tab('Gegevens')).toHaveFocus();
    expect(onChange.mock.calls.flat()).toEqual(['facturen', 'gegevens', 'notities', 'gegevens']);
  });

  test(`pressing ${coverage.row('Home, End')}`, async () => {
    await open();
    await userEvent.keyboard('{End}');
    await expect.element(tab('Notities')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect.element(tab('Gegevens')).toHaveFocus();
  });

  test(`pressing ${coverage.row('Enter, Space')}`, async () => {
    await open({ activation: 'manual' });
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(tab('Facturen')).toHaveFocus();
    await expect.element(panel()).toHaveAccessibleName('Gegevens');
    expect(field('Veld Facturen').query()).toBeNull();
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect.element(panel()).toHaveAccessibleName('Facturen');
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.keyboard(' ');
    await expect.element(panel()).toHaveAccessibleName('Notities');
    expect(onChange.mock.calls.flat()).toEqual(['facturen', 'notities']);
  });

  test('every row of the table is tried', () => {
    expect(coverage.untested()).toEqual([]);
  });
});

describe('a panel', () => {
  test('is mounted when its tab is first opened, and keeps its input', async () => {
    await open();
    expect(field('Veld Facturen').query()).toBeNull();
    await userEvent.fill(field('Veld Gegevens'), 'Peeters');
    await userEvent.click(tab('Facturen'));
    await expect.element(field('Veld Facturen')).toBeVisible();
    await expect.element(field('Veld Gegevens')).not.toBeInTheDocument();
    await userEvent.click(tab('Gegevens'));
    await expect.element(field('Veld Gegevens')).toHaveValue('Peeters');
  });
});

/** Tabs whose last one can be removed by the caller, as when another user deletes it. */
function Vanishing({ isControlled = false }: { isControlled?: boolean }) {
  const [shown, setShown] = useState(tabs);
  const [key, setKey] = useState('notities');
  useEffect(() => {
    const onVanish = () => setShown(tabs.slice(0, 2));
    window.addEventListener('vanish', onVanish);
    return () => window.removeEventListener('vanish', onVanish);
  }, []);
  const own = isControlled ? { selectedKey: key } : { defaultSelectedKey: 'notities' };
  return (
    <Tabs
      {...own}
      label="Klant"
      tabs={shown}
      onChange={(next) => {
        onChange(next);
        setKey(next);
      }}
    />
  );
}
const vanish = () => window.dispatchEvent(new Event('vanish'));

describe('a tab that vanishes', () => {
  test.each([false, true])(
    'gives the focus to the first, which opens (kept outside: %s)',
    async (isControlled) => {
      onChange.mockClear();
      await showInPage(<Vanishing isControlled={isControlled} />);
      await userEvent.tab();
      await expect.element(tab('Notities')).toHaveFocus();
      vanish();
      await expect.element(tab('Notities')).not.toBeInTheDocument();
      await expect.element(tab('Gegevens')).toHaveFocus();
      await expect.element(panel()).toHaveAccessibleName('Gegevens');
      await userEvent.keyboard('{ArrowRight}');
      await expect.element(tab('Facturen')).toHaveFocus();
    },
  );

  test('does so for the focus in its panel', async () => {
    await showInPage(<Vanishing />);
    await userEvent.click(field('Veld Notities'));
    vanish();
    await expect.element(tab('Gegevens')).toHaveFocus();
  });

  test('does not move a focus outside the tabs', async () => {
    await showInPage(
      <>
        <input aria-label="Elders" />
        <Vanishing />
      </>,
    );
    await userEvent.click(field('Elders'));
    vanish();
    await expect.element(panel()).toHaveAccessibleName('Gegevens');
    await expect.element(field('Elders')).toHaveFocus();
  });
});
