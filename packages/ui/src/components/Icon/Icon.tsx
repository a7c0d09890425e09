import * as styles from './Icon.css.ts';
import { iconShapes, type IconName } from './iconShapes.ts';

/** Props of {@link Icon}. */
export interface IconProps {
  /** Which picture. */
  name: IconName;
  /** Its accessible name. Leave it out where text beside it says the same. */
  label?: string;
}

/** A small picture in the colour and the size of the text it is in. */
export function Icon({ name, label }: IconProps) {
  return (
    <svg
      className={styles.icon}
      viewBox="0 0 20 20"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined}
    >
      <path d={iconShapes[name]} />
    </svg>
  );
}
