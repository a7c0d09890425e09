import type { FaceName } from './fonts.ts';

/** A4 in points, and where text may be. */
export const page = {
  width: 595.28,
  height: 841.89,
  left: 51,
  right: 544.28,
  /** The line above the footer. */
  bottom: 770,
  footer: 786,
} as const;

/** The accent is that of the app. Text on white has a contrast of at least 5.9 to 1. */
export const colours = {
  ink: '#1b2527',
  muted: '#56656a',
  accent: '#00626c',
  hairline: '#dde3e4',
  panel: '#eff5f5',
  white: '#ffffff',
} as const;

export interface TextStyle {
  readonly face: FaceName;
  /** Points. */
  readonly size: number;
  readonly colour: string;
}

export const styles = {
  body: { face: 'regular', size: 9, colour: colours.ink },
  strong: { face: 'bold', size: 9, colour: colours.ink },
  muted: { face: 'regular', size: 9, colour: colours.muted },
  small: { face: 'regular', size: 8, colour: colours.muted },
  label: { face: 'bold', size: 7.5, colour: colours.accent },
  company: { face: 'bold', size: 15, colour: colours.ink },
  title: { face: 'bold', size: 25, colour: colours.accent },
  heading: { face: 'bold', size: 10, colour: colours.accent },
  buyer: { face: 'bold', size: 10.5, colour: colours.ink },
  total: { face: 'bold', size: 11.5, colour: colours.ink },
  payable: { face: 'bold', size: 17, colour: colours.accent },
} as const satisfies Record<string, TextStyle>;

/** From one line of text to the next, in points. */
export const lineHeight = 12.6;
