export { Tabs, type TabsProps } from './Tabs.tsx';
export { tabActivations, type TabActivation, type TabItem } from './tabItems.ts';
export { tabsKeys } from './Tabs.keys.ts';
