export { FieldCell, type FieldCellProps } from './FieldCell.tsx';
export { FieldGroup, type FieldGroupProps } from './FieldGroup.tsx';
export { fieldCellWidths, type FieldCellWidth } from './fieldCellWidths.ts';
