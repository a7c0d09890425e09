import { createElement, type CSSProperties, type ReactElement } from 'react';
import type { Messages } from '../../intl/nl-BE.ts';
import type { GridTexts } from '../../intl/lines.nl-BE.ts';
import { control } from '../../private/fields/control.css.ts';
import * as textArea from '../TextArea/TextArea.css.ts';
import { isMultiline, isNumberColumn } from './cells.ts';
import type { LineColumn, LineColumnWidth } from './column.ts';
import { columnHeader, endAligned, tracksName } from './LineItemsGrid.css.ts';
import * as styles from './LineRow.css.ts';

/** The width of a column in a row; all shrink equally, and the last takes the remaining width. */
const track: Record<LineColumnWidth, string> = {
  xsmall: 'minmax(0, 5rem)',
  small: 'minmax(0, 6rem)',
  medium: 'minmax(0, 7.5rem)',
  large: 'minmax(0, 12rem)',
  fill: 'minmax(11rem, 1fr)',
};

/** The widths of the columns, the same in every row; a line that can be duplicated has a third button. */
export function tracksOf<Line>(
  columns: readonly LineColumn<Line>[],
  canDuplicate: boolean,
): CSSProperties {
  const widths = columns
    .filter(isBeside)
    .map((column) => track[column.width ?? (isMultiline(column) ? 'fill' : 'medium')]);
  const all = ['minmax(0, 2rem)', ...widths, canDuplicate ? '6rem' : '4.5rem'];
  return { [tracksName]: all.join(' ') } as CSSProperties;
}

/** A column with the data that its cells share: created once, because thousands of cells refer to it. */
export interface DrawnColumn<Line> {
  column: LineColumn<Line>;
  headerId: string;
  /** The id of the header and a space: the name of a cell, before the id of its line. */
  nameStart: string;
  headerLook: string;
  cellLook: string;
  /** The class names of the control or the output in a cell. */
  contentLook: string;
  /** The options of a select. */
  options: readonly ReactElement[];
  style: CSSProperties | undefined;
}

/** Shared props of all lines of a grid; every line re-renders when they change. */
export interface LinesFrame<Line> {
  columns: readonly DrawnColumn<Line>[];
  isEditable: boolean;
  canDelete: boolean;
  canDuplicate: boolean;
  texts: GridTexts;
  choiceTexts: Messages['select'];
}

/** The columns of a grid; its id is the prefix of the header ids. */
export function drawnColumns<Line>(
  gridId: string,
  columns: readonly LineColumn<Line>[],
): readonly DrawnColumn<Line>[] {
  const beside = columns.filter(isBeside);
  return columns.map((column) => {
    const choices = column.kind === 'choice' ? column.options : [];
    const headerId = `${gridId}-${column.key}`;
    const isAtEnd = (column.align ?? (isNumberColumn(column) ? 'end' : 'start')) === 'end';
    const under = !isBeside(column) && styles.under;
    const isWide = column.width === 'fill' || isMultiline(column);
    const ownLook = isWide ? styles.wideCell : isAtEnd && styles.numberCell;
    // After the number of the line; counted from 1.
    const place = beside.findIndex(({ key }) => key === underOf(column)) + 2;
    return {
      column,
      headerId,
      nameStart: `${headerId} `,
      headerLook: look(columnHeader, isAtEnd && endAligned, under),
      cellLook: look(styles.cell, ownLook, under),
      contentLook: look(...contentParts(column, isAtEnd)),
      options: choices.map(({ key, label }) => createElement('option', { key, value: key }, label)),
      style: under ? ({ [styles.underName]: String(place) } as CSSProperties) : undefined,
    };
  });
}

function contentParts<Line>(column: LineColumn<Line>, isAtEnd: boolean): (string | false)[] {
  const { kind } = column;
  if (kind === 'choice') return [control, styles.selectControl];
  if (kind === 'output')
    return [styles.output, isAtEnd && styles.endOutput, !isBeside(column) && styles.underOutput];
  const text = [control, styles.control, isAtEnd && styles.numberControl];
  return isMultiline(column)
    ? [...text, textArea.input, styles.growingControl]
    : [...text, styles.oneLineControl];
}

const look = (...parts: readonly (string | false)[]): string => parts.filter(Boolean).join(' ');

const underOf = <Line>(column: LineColumn<Line>): string | undefined =>
  column.kind === 'output' ? column.under : undefined;

const isBeside = <Line>(column: LineColumn<Line>): boolean => underOf(column) === undefined;
