export { Menu, type MenuProps } from './Menu.tsx';
export {
  menuItemTones,
  type MenuEntries,
  type MenuItem,
  type MenuItemTone,
  type MenuSection,
} from './menuEntries.ts';
export { menuKeys } from './Menu.keys.ts';
