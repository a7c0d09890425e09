export { LineItemsGrid, type LineItemsGridProps } from './LineItemsGrid.tsx';
export {
  lineCellKinds,
  lineColumnAlignments,
  lineColumnWidths,
  type LineCell,
  type LineCellKind,
  type LineColumn,
  type LineColumnAlignment,
  type LineColumnWidth,
  type LineEditorProps,
  type LineOpening,
  type LineSourceProps,
} from './column.ts';
export type { FocusedCell, LineItemsGridHandle } from './useGridHandle.ts';
export type { LineHandlers, PastedLine } from './useGridCommands.ts';
export { pastedBlock, type PastedBlock } from './pastedBlock.ts';
export { lineItemsGridKeys } from './LineItemsGrid.keys.ts';
