export { Link, linkCurrents, type LinkProps } from './Link.tsx';
export { linkVariants, type LinkVariant } from './linkLooks.ts';
export { linkKeys } from './Link.keys.ts';
