export { Sidebar, type SidebarProps } from './Sidebar.tsx';
export {
  currentPlaces,
  type CurrentPlace,
  type NavigationEntry,
  type NavigationGroup,
  type NavigationLink,
} from './navigation.ts';
export { sidebarKeys } from './Sidebar.keys.ts';
