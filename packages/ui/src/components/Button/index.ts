export { Button, buttonTypes, type ButtonProps } from './Button.tsx';
export {
  buttonSizes,
  buttonTones,
  buttonVariants,
  type ButtonSize,
  type ButtonTone,
  type ButtonVariant,
} from './buttonLooks.ts';
export { buttonKeys } from './Button.keys.ts';
