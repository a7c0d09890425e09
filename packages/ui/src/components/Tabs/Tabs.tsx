import { useEffect, useState } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components';
import { keyMark } from '../../private/keyboard/keyTable.ts';
import * as styles from './Tabs.css.ts';
import type { TabActivation, TabItem } from './tabItems.ts';
import { useFocusOfTabs } from './useFocusOfTabs.ts';

/** Props of {@link Tabs}. */
export interface TabsProps {
  /** What the tabs are parts of: the name of the row for screen readers. */
  label: string;
  /** The tabs, from left to right; at least one. */
  tabs: readonly TabItem[];
  /** The key of the tab that is open, when it is kept outside, in the address for example. */
  selectedKey?: string;
  /** The key of the tab that is open at first; the first one by default. */
  defaultSelectedKey?: string;
  /** Called with the key of a tab that opens, also when the open one vanished. */
  onChange?: (key: string) => void;
  /** When an arrow key opens a tab; `manual` where a panel loads data. */
  activation?: TabActivation;
}

/**
 * Shows one of several panels. A panel is mounted when its tab is first opened, and stays
 * mounted, so that its input is kept. When the open tab is removed, the first one opens.
 */
export function Tabs({
  label,
  tabs,
  selectedKey,
  defaultSelectedKey,
  onChange,
  activation = 'automatic',
}: TabsProps) {
  const [ownKey, setOwnKey] = useState(defaultSelectedKey);
  const openKey = keyToOpen(tabs, selectedKey ?? ownKey);
  const [opened, setOpened] = useState([openKey]);
  if (!opened.includes(openKey)) setOpened([...opened, openKey]);
  const focus = useFocusOfTabs(tabs, openKey);

  useEffect(() => {
    if (selectedKey !== undefined && selectedKey !== openKey) onChange?.(openKey);
  }, [selectedKey, openKey, onChange]);

  function open(key: string) {
    setOwnKey(key);
    if (key !== openKey) onChange?.(key);
  }

  return (
    <div {...focus} {...keyMark('tabs')}>
      <AriaTabs
        className={styles.tabs}
        selectedKey={openKey}
        onSelectionChange={(key) => open(String(key))}
        keyboardActivation={activation}
      >
        <TabList aria-label={label} className={styles.list}>
          {tabs.map(({ key, label: name, isDisabled = false }) => (
            <Tab key={key} id={key} isDisabled={isDisabled} className={styles.tab}>
              {name}
            </Tab>
          ))}
        </TabList>
        {tabs.map(({ key, content }) => (
          <TabPanel
            key={key}
            id={key}
            shouldForceMount={opened.includes(key)}
            className={styles.panel}
          >
            {content}
          </TabPanel>
        ))}
      </AriaTabs>
    </div>
  );
}

/** The wished tab where it can be opened, and else the first one that can. */
function keyToOpen(tabs: readonly TabItem[], wish: string | undefined): string {
  const usable = tabs.filter((tab) => tab.isDisabled !== true);
  const found = usable.find((tab) => tab.key === wish) ?? usable[0] ?? tabs[0];
  return found?.key ?? '';
}
