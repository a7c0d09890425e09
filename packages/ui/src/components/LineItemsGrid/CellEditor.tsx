import { useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { DelegatedField } from '../../private/fields/DelegatedField.tsx';
import {
  DelegatedControlContext,
  ErrorPlaceContext,
  type ErrorPlace,
  type FindControl,
} from '../../private/fields/inputDelegation.ts';
import { NumberTextField } from '../../private/fields/NumberTextField.tsx';
import { DescriptionSearch } from '../DescriptionSearch/DescriptionSearch.tsx';
import { cellOf, isNumberColumn, readerOf, textOf, type NumberColumn } from './cells.ts';
import type { LineColumn, LineEdit } from './column.ts';

/** What is called of what happens in a cell. */
export interface CellHandlers<Line> {
  /** A change is done. */
  onEdit: (line: Line, edit: LineEdit) => void;
  /** Somebody is typing. */
  onTyping: ((line: Line, edit: LineEdit) => void) | undefined;
}

interface CellEditorProps<Line> extends CellHandlers<Line> {
  line: Line;
  /** The name for screen readers: 'Prijs Lijn 3'. */
  label: string;
  /** Finds the control of the cell. */
  find: FindControl;
  /** Goes to the next cell of the line. */
  moveOn: () => void;
}

/** Edits the cell that has the focus, in the control that stands there. */
export function CellEditor<Line>({
  column,
  errorPlace,
  ...props
}: CellEditorProps<Line> & { column: LineColumn<Line>; errorPlace: ErrorPlace }) {
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

function NumberEditor<Line>({
  column,
  line,
  label,
  onEdit,
  onTyping,
}: CellEditorProps<Line> & { column: NumberColumn<Line> }) {
  const { read, format, keys } = readerOf(column);
  const { value, unparsedText, errorMessage } = cellOf(column, line);
  const editOf = (next: number | null, fault: unknown, text: string | undefined): LineEdit => ({
    column: column.key,
    value: next,
    ...(fault !== undefined && { unparsedText: text ?? '' }),
  });
  return (
    <NumberTextField
      {...keys}
      label={label}
      labelPosition="hidden"
      errorMessage={errorMessage}
      read={(text, { entry }) => read(text, entry)}
      format={format}
      minimum={column.minimum}
      acceptsDigitsOnly={column.acceptsDigitsOnly}
      value={value === null ? null : Number(value)}
      unparsedText={unparsedText === '' ? undefined : unparsedText}
      onChange={(next, fault, text) => onEdit(line, editOf(next, fault, text))}
      onTyping={onTyping && ((next, fault, text) => onTyping(line, editOf(next, fault, text)))}
    />
  );
}

/** A text while it is typed: kept here, and given to the line once it is done (a hook). */
function useTypedText<Line>(
  column: LineColumn<Line>,
  { line, onEdit, onTyping }: CellEditorProps<Line>,
) {
  const text = textOf(column, cellOf(column, line));
  const [typed, setTyped] = useState(text);
  const [known, setKnown] = useState(text);
  // The focus may be gone before what was typed is drawn. It is typed on top of one text only.
  const latest = useRef({ on: text, typed: text });
  if (known !== text) {
    setKnown(text);
    // Something else changed the line, as undo does.
    if (typed === known) setTyped(text);
  }
  const editOf = (value: string) => ({ column: column.key, value });
  return {
    typed,
    type(next: string) {
      latest.current = { on: text, typed: next };
      setTyped(next);
      onTyping?.(line, editOf(next));
    },
    commit() {
      const { on, typed: left } = latest.current;
      if (on !== text || left === text) return;
      latest.current = { on: left, typed: left };
      onEdit(line, editOf(left));
    },
  };
}

function TextEditor<Line>({
  column,
  ...props
}: CellEditorProps<Line> & { column: LineColumn<Line> }) {
  const { typed, type, commit } = useTypedText(column, props);
  return (
    <DelegatedField
      label={props.label}
      errorMessage={cellOf(column, props.line).errorMessage}
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

function SearchEditor<Line>({
  column,
  ...props
}: CellEditorProps<Line> & { column: Extract<LineColumn<Line>, { kind: 'search' }> }) {
  const { typed, type, commit } = useTypedText(column, props);
  const { line, label, moveOn } = props;
  return (
    <DescriptionSearch
      label={label}
      labelPosition="hidden"
      errorMessage={cellOf(column, line).errorMessage}
      search={column.search}
      itemLabel={column.itemLabel}
      itemDescription={column.itemDescription}
      itemCode={column.itemCode}
      delay={column.delay}
      panelWidth={column.panelWidth}
      value={typed}
      onChange={type}
      onPick={(item) => (column.onPick ? column.onPick(line, item) : moveOn())}
      onBlur={() => {
        commit();
        column.onLeave?.(line);
      }}
      onEnterCode={column.onEnterCode && (() => column.onEnterCode?.(line))}
      onLeaveCode={(code) => column.onLeaveCode?.(line, code)}
    />
  );
}

/** Held for what comes, and nothing by themselves. */
const modifiers = ['Alt', 'Control', 'Meta', 'Shift'];

/** Enter and the shortcuts of the page come after the value; undo and the clipboard are the field's own. */
function endsTyping(event: KeyboardEvent): boolean {
  if (event.nativeEvent.isComposing || event.getModifierState('AltGraph')) return false;
  if (modifiers.includes(event.key)) return false;
  if (event.key === 'Enter') return !event.shiftKey;
  const isCommand = event.ctrlKey || event.metaKey;
  return event.altKey || (isCommand && !'acvxyz'.includes(event.key.toLowerCase()));
}
