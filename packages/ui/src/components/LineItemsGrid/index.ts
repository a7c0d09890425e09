export { LineItemsGrid, type LineItemsGridProps } from './LineItemsGrid.tsx';
export {
  editedLine,
  lineColumnAlignments,
  lineColumnKinds,
  lineColumnWidths,
  type LineCell,
  type LineColumn,
  type LineColumnAlignment,
  type LineColumnKind,
  type LineColumnWidth,
  type LineEdit,
  type LineNotes,
  type LineOpening,
} from './column.ts';
export type { FocusedCell, LineItemsGridHandle } from './useGridFocus.ts';
export type { LineHandlers, PastedLine } from './useGridCommands.ts';
export { pastedBlock, type PastedBlock } from './pastedBlock.ts';
export { lineItemsGridKeys } from './LineItemsGrid.keys.ts';
