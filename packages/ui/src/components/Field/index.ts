export { Field, type FieldControlProps, type FieldProps } from './Field.tsx';
export type { FieldFrameProps } from './FieldParts.tsx';
export { labelPositions, type LabelPosition } from './labelPositions.ts';
