import { customerText as text } from '../../intl/customers.nl-BE.ts';
import * as styles from './CustomerTitle.css.ts';

export interface CustomerTitleProps {
  readonly number: string;
  /** Empty until it is loaded. */
  readonly name: string;
}

/** The name of a customer, and its number as a lesser fact beside it; the number alone until the name is loaded. */
export function CustomerTitle({ number, name }: CustomerTitleProps) {
  if (name === '') return <span className={styles.title}>{text.title(number)}</span>;
  return (
    // Another element than the number alone: it comes in its place and does not move it.
    <span key="named" className={styles.title}>
      {name} <span className={styles.number}>{text.title(number)}</span>
    </span>
  );
}
