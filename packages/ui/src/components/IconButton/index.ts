export { IconButton, type IconButtonProps } from './IconButton.tsx';
export { iconButtonKeys } from './IconButton.keys.ts';
