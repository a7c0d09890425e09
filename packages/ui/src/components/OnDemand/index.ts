export { OnDemand, type OnDemandProps } from './OnDemand.tsx';
export { onDemand, type Part } from './part.ts';
export { usePart, type PartOptions } from './usePart.ts';
