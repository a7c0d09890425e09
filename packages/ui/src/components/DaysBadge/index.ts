export { DaysBadge, type DaysBadgeProps } from './DaysBadge.tsx';
