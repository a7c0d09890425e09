import type { ReactNode } from 'react';
import type { TextSize } from '../../theme/tokenTypes.ts';
import * as styles from './Text.css.ts';
import type { TextTone, TextWeight } from './textLooks.ts';

/** What a text may be in the document. */
export const textElements = ['p', 'span', 'div', 'strong', 'em', 'dt', 'dd'] as const;

/** Props of {@link Text}. */
export interface TextProps {
  /** The words. */
  children: ReactNode;
  /** The font size. */
  size?: TextSize;
  /** The meaning of the colour; never its only sign. */
  tone?: TextTone;
  /** How heavy it is. */
  weight?: TextWeight;
  /** The element that is rendered. */
  as?: (typeof textElements)[number];
  /** Digits of one width, for numbers below one another. */
  hasTabularNumbers?: boolean;
  /** Names the text, for what it describes. */
  id?: string;
}

/** Running text. */
export function Text({
  children,
  size = 'standard',
  tone = 'standard',
  weight = 'regular',
  as: Element = 'p',
  hasTabularNumbers = false,
  id,
}: TextProps) {
  const numbers = hasTabularNumbers ? ` ${styles.tabularNumbers}` : '';
  return (
    <Element
      className={`${styles.text} ${styles.size[size]} ${styles.tone[tone]} ${styles.weight[weight]}${numbers}`}
      id={id}
    >
      {children}
    </Element>
  );
}
