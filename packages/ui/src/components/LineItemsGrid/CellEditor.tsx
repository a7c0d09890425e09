import { useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { DelegatedField } from '../../private/fields/DelegatedField.tsx';
import {
  DelegatedControlContext,
  ErrorPlaceContext,
  type ErrorPlace,
  type FindControl,
} from '../../private/fields/inputDelegation.ts';
import { NumberTextField } from '../../private/fields/NumberTextField.tsx';
import { isShortcut } from '../../private/fields/useReadInput.ts';
import { DescriptionSearch } from '../DescriptionSearch/DescriptionSearch.tsx';
import { isNumberColumn, readerOf, textOf, type AnyCell, type NumberColumn } from './cells.ts';
import type { LineColumn, LineEdit } from './column.ts';
import { controlAfterCell } from './gridPlaces.ts';

interface CellEditorProps<Line, Column = LineColumn<Line>> {
  column: Column;
  cell: AnyCell;
  line: Line;
  /** The name for screen readers: 'Prijs Lijn 3'. */
  label: string;
  find: FindControl;
  onEdit: (edit: LineEdit) => void;
  onTyping: (edit: LineEdit) => void;
}

/** Edits the focused cell in its native control. */
export function CellEditor<Line>(options: CellEditorProps<Line> & { errorPlace: ErrorPlace }) {
  const { column, errorPlace, ...props } = options;
  return (
    <ErrorPlaceContext value={errorPlace}>
      <DelegatedControlContext value={props.find}>
        {isNumberColumn(column) && <NumberEditor {...props} column={column} />}
        {column.kind === 'text' && <TextEditor {...props} column={column} />}
        {column.kind === 'search' && <SearchEditor {...props} column={column} />}
      </DelegatedControlContext>
    </ErrorPlaceContext>
  );
}

function NumberEditor<Line>(props: CellEditorProps<Line, NumberColumn<Line>>) {
  const { column, label, onEdit, onTyping } = props;
  const { value, unparsedText, errorMessage } = props.cell;
  const { read, format, keys } = readerOf(column);
  const { key, minimum, acceptsDigitsOnly } = column;
  return (
    <NumberTextField
      {...keys}
      label={label}
      labelPosition="hidden"
      errorMessage={errorMessage}
      read={(text, { entry }) => read(text, entry)}
      format={format}
      minimum={minimum}
      acceptsDigitsOnly={acceptsDigitsOnly}
      value={value === null ? null : Number(value)}
      unparsedText={unparsedText === '' ? undefined : unparsedText}
      onChange={(next, _fault, text) => onEdit({ column: key, value: next, unparsedText: text })}
      onTyping={(next, _fault, text) => onTyping({ column: key, value: next, unparsedText: text })}
    />
  );
}

/** Holds the text during typing, and commits it to the line when it is done (a hook). */
function useTypedText<Line>({ column, cell, onEdit, onTyping }: CellEditorProps<Line>) {
  const text = textOf(column, cell);
  const [{ known, typed }, setState] = useState({ known: text, typed: text });
  // The blur may come before the typed text is rendered. It belongs to one value of the cell only.
  const latest = useRef({ on: text, typed: text });
  // Something else changed the line, as undo does.
  if (known !== text) setState({ known: text, typed: typed === known ? text : typed });
  return {
    typed,
    type(next: string) {
      latest.current = { on: text, typed: next };
      setState({ known, typed: next });
      onTyping({ column: column.key, value: next });
    },
    commit() {
      const { on, typed: left } = latest.current;
      if (on !== text || left === text) return;
      latest.current = { on: left, typed: left };
      onEdit({ column: column.key, value: left });
    },
  };
}

function TextEditor<Line>(props: CellEditorProps<Line>) {
  const { typed, type, commit } = useTypedText(props);
  return (
    <DelegatedField
      label={props.label}
      errorMessage={props.cell.errorMessage}
      find={props.find}
      value={typed}
      handlers={{
        onChange: ({ target }: ChangeEvent<HTMLTextAreaElement>) => type(target.value),
        onKeyDown(event: KeyboardEvent) {
          if (endsTyping(event)) commit();
        },
        onBlur: commit,
      }}
    />
  );
}

function SearchEditor<Line>(
  props: CellEditorProps<Line, Extract<LineColumn<Line>, { kind: 'search' }>>,
) {
  const { typed, type, commit } = useTypedText(props);
  const { column, line } = props;
  return (
    <DescriptionSearch
      label={props.label}
      labelPosition="hidden"
      errorMessage={props.cell.errorMessage}
      search={column.search}
      itemLabel={column.itemLabel}
      itemDescription={column.itemDescription}
      itemCode={column.itemCode}
      delay={column.delay}
      panelWidth={column.panelWidth}
      value={typed}
      onChange={type}
      onPick={(item) => {
        if (column.onPick) column.onPick(line, item);
        else controlAfterCell(props.find())?.focus();
      }}
      onBlur={() => {
        commit();
        column.onLeave?.(line);
      }}
      onEnterCode={column.onEnterCode && (() => column.onEnterCode?.(line))}
      onLeaveCode={(code) => column.onLeaveCode?.(line, code)}
    />
  );
}

/** Enter and the shortcuts of the page come after the value; undo and the clipboard are the field's own. */
function endsTyping(event: KeyboardEvent): boolean {
  if (event.nativeEvent.isComposing) return false;
  if (event.key === 'Enter' && !event.shiftKey) return true;
  return isShortcut(event) && !'yz'.includes(event.key.toLowerCase());
}
