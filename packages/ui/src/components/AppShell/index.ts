export { AppShell, type AppShellProps } from './AppShell.tsx';
export { appShellKeys } from './AppShell.keys.ts';
