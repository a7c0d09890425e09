export { OnDemand, type OnDemandProps } from './OnDemand.tsx';
export { fetchEveryPart, onDemand, type Part } from './part.ts';
export { usePart, type PartOptions } from './usePart.ts';
