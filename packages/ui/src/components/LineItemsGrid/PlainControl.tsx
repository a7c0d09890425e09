import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { control } from '../../private/control.css.ts';
import { useMessages } from '../../private/messages.ts';
import type { LineCell, LineColumn } from './column.ts';
import type { TextControl } from './gridPlaces.ts';
import * as styles from './LineItemsGrid.css.ts';

/** What ties a control to its names and its message. */
interface Tied {
  'aria-labelledby': string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface PlainControlProps<Line> {
  cell: LineCell;
  column: LineColumn<Line>;
  tied: Tied;
}

/** The control of the browser that stands in a cell: cheap, where thousands of them stand on a page. */
export function PlainControl<Line>({ cell, column, tied }: PlainControlProps<Line>) {
  const { kind = 'text', align } = column;
  if (kind === 'output')
    return (
      <span className={align === 'end' ? `${styles.output} ${styles.endOutput}` : styles.output}>
        {cell.text}
      </span>
    );
  if (kind === 'select') return <ChoiceControl cell={cell} column={column} tied={tied} />;
  return <TypedControl cell={cell} column={column} tied={tied} />;
}

/** Keeps what is typed to itself until it is done: a key draws nothing. */
function TypedControl<Line>({ cell, column, tied }: PlainControlProps<Line>) {
  const { text, onCommit } = cell;
  const element = useRef<TextControl>(null);
  const known = useRef(text);

  // A new text from outside replaces the old one, never what is being typed.
  useLayoutEffect(() => {
    const shown = element.current;
    if (shown && shown.value === known.current && shown.value !== text) shown.value = text;
    known.current = text;
  }, [text]);

  function commit() {
    const shown = element.current;
    if (!shown || shown.value === known.current) return;
    known.current = shown.value;
    onCommit?.(shown.value);
  }

  const shared = {
    ...tied,
    defaultValue: text,
    readOnly: (onCommit === undefined && !column.Editor) || undefined,
    autoComplete: 'off',
    onBlur: commit,
    onKeyDown: (event: KeyboardEvent) => {
      if (endsTyping(event)) commit();
    },
  };
  const look = column.align === 'end' ? `${plainControl} ${styles.figureControl}` : plainControl;
  if (column.kind === 'multiline')
    return (
      <span className={styles.growing} data-text={text}>
        <textarea
          {...shared}
          ref={(shown) => {
            element.current = shown;
          }}
          rows={1}
          className={`${look} ${styles.growingControl}`}
          onInput={({ currentTarget }) => {
            currentTarget.parentElement?.setAttribute('data-text', currentTarget.value);
          }}
        />
      </span>
    );
  return (
    <input
      {...shared}
      ref={(shown) => {
        element.current = shown;
      }}
      className={look}
      inputMode={column.inputMode}
    />
  );
}

const plainControl = `${control} ${styles.control}`;

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

function ChoiceControl<Line>({ cell, column, tied }: PlainControlProps<Line>) {
  const texts = useMessages('select');
  const { text, onCommit } = cell;
  const { options = [] } = column;
  const isKnown = options.some(({ key }) => key === text);
  return (
    <select
      {...tied}
      className={`${control} ${styles.selectControl}`}
      value={text}
      disabled={onCommit === undefined}
      onChange={(event) => onCommit?.(event.target.value)}
    >
      {!isKnown && <option value={text}>{text === '' ? texts.choose : texts.unknown(text)}</option>}
      {options.map(({ key, label }) => (
        <option key={key} value={key}>
          {label}
        </option>
      ))}
    </select>
  );
}
