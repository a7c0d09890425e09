export { StatusBadge, type StatusBadgeProps } from './StatusBadge.tsx';
export { statusTones, type StatusTone } from './statusTones.ts';
