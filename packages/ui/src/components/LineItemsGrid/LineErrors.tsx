import { Icon } from '../Icon/Icon.tsx';
import { errorIdOf } from './lineCells.tsx';
import * as styles from './LineErrors.css.ts';

interface LineErrorsProps {
  lineId: string;
  /** What is wrong by column; '' where nothing is. */
  errors: readonly { column: string; header: string; text: string }[];
}

/** What is wrong with the cells of a line, in a row of its own below them, each with a way to its cell. */
export function LineErrors({ lineId, errors }: LineErrorsProps) {
  const wrong = errors.filter(({ text }) => text !== '');
  if (wrong.length === 0) return null;
  return (
    <td role="cell" className={styles.errors}>
      {wrong.map(({ column, header, text }) => (
        <span key={column} className={styles.error}>
          <Icon name="critical" />
          <span>
            {/* Clicks are delegated to the table. No stop of Tab: the cell itself is one. */}
            <button type="button" tabIndex={-1} className={styles.toCell} data-goes-to={column}>
              {header}
            </button>
            {': '}
            <span id={errorIdOf(lineId, column)}>{text}</span>
          </span>
        </span>
      ))}
    </td>
  );
}
