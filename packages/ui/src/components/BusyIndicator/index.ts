export { BusyIndicator } from './BusyIndicator.tsx';
export { busy } from './busy.ts';
