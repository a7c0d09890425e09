import { Fragment } from 'react';
import type { KeyTable } from '../../private/keyboard/keyTable.ts';
import { keyboardTableTexts } from '../../intl/keyboard.nl-BE.ts';
import { useMessages } from '../../private/messages.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './KeyboardTable.css.ts';

/** Props of {@link KeyboardTable}. */
export interface KeyboardTableProps {
  /** The keys and what they do; every component with keys exports its own. */
  keys: KeyTable;
  /** Whether the words above the columns are for screen readers only, where tables follow another. */
  isHeadHidden?: boolean;
  /** Id of the heading above the table. */
  'aria-labelledby'?: string;
}

/** Keys and what they do, with the names that are on a Belgian keyboard. */
export function KeyboardTable({ keys, isHeadHidden = false, ...props }: KeyboardTableProps) {
  const messages = useMessages('keyboardTable', keyboardTableTexts);
  const caps: Record<string, string> = messages.keyCaps;
  const head = isHeadHidden ? styles.hiddenHead : styles.head;
  return (
    <table className={styles.table} {...props}>
      <thead>
        <tr>
          <th scope="col" className={head}>
            {messages.key}
          </th>
          <th scope="col" className={head}>
            {messages.action}
          </th>
        </tr>
      </thead>
      <tbody>
        {keys.map((row) => (
          <tr key={row.keys}>
            <th scope="row" className={styles.cell}>
              {row.keys.split(', ').map((combination, index) => (
                <Fragment key={combination}>
                  {index > 0 && (
                    <>
                      {' '}
                      <VisuallyHidden>{messages.or}</VisuallyHidden>{' '}
                    </>
                  )}
                  <kbd className={styles.key}>
                    {combination
                      .split('+')
                      .map((name) => caps[name] ?? name)
                      .join(' + ')}
                  </kbd>
                </Fragment>
              ))}
            </th>
            <td className={styles.cell}>{row.does}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
