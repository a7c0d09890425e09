/** A colour as a designer writes it: hexadecimal, once for light and once for dark. */
export interface ColorPair {
  /** Colour on a light page, `#rrggbb`. */
  light: string;
  /** Colour on a dark page, `#rrggbb`. */
  dark: string;
}

/** Everything that carries one intention (a warning, a mistake, the main action). */
export interface ToneTokens {
  /** Background with emphasis: a main button, a filled badge. */
  solid: ColorPair;
  /** The solid background under the pointer. */
  solidHovered: ColorPair;
  /** The solid background while it is pressed. */
  solidPressed: ColorPair;
  /** Text and icons on any of the three solid backgrounds. */
  onSolid: ColorPair;
  /** Quiet background: an alert, a soft button. */
  soft: ColorPair;
  /** The soft background under the pointer. */
  softHovered: ColorPair;
  /** The soft background while it is pressed. */
  softPressed: ColorPair;
  /** Text on any of the three soft backgrounds. */
  onSoft: ColorPair;
  /** Text in this tone on a page or a surface. */
  text: ColorPair;
  /** Line or icon that must be distinguishable from its background. */
  edge: ColorPair;
}

/** The intentions a component can carry; a name never says how it looks. */
export const tones = ['accent', 'neutral', 'critical', 'caution', 'positive', 'info'] as const;
/** One of {@link tones}. */
export type Tone = (typeof tones)[number];

/** The steps of space, from hairline gaps to the distance between sections. */
export const spaces = [
  'xxsmall',
  'xsmall',
  'small',
  'medium',
  'large',
  'xlarge',
  'xxlarge',
  'gutter',
] as const;
/** One of {@link spaces}. */
export type Space = (typeof spaces)[number];

/** The sizes of running text. */
export const textSizes = ['xsmall', 'small', 'standard', 'large'] as const;
/** One of {@link textSizes}. */
export type TextSize = (typeof textSizes)[number];

/** The levels of headings. */
export const headingLevels = ['1', '2', '3', '4'] as const;
/** One of {@link headingLevels}. */
export type HeadingLevel = (typeof headingLevels)[number];

/** The density: for reading and touch, or for many rows at once. */
export const densities = ['comfortable', 'compact'] as const;
/** One of {@link densities}. */
export type Density = (typeof densities)[number];

/** Which colours are shown; `system` follows the setting of the machine. */
export const colorSchemes = ['system', 'light', 'dark'] as const;
/** One of {@link colorSchemes}. */
export type ColorScheme = (typeof colorSchemes)[number];

/** One step of the typographic scale. */
export interface TypeTokens {
  /** Font size in pixels at the browser's default size. */
  size: number;
  /** Distance between base lines in pixels. */
  lineHeight: number;
  /** Letter spacing in hundredths of the font size; negative is tighter. */
  tracking: number;
}

/** The measures that differ between comfortable and compact. All in pixels. */
export interface DensityTokens {
  /** Least height of a field or a button, the size of a comfortable target. */
  control: number;
  /** Least height of a small button inside a row; never under 24. */
  controlSmall: number;
  /** Space between a field's edge and its text. */
  controlInset: number;
  /** Least height of a row in a list. */
  row: number;
  /** Space left and right of a table cell's text. */
  cellInset: number;
  /** Space between the edge of the page, or of a card, and its content. */
  gutter: number;
  /** The standard text. */
  standardText: TypeTokens;
}

/** One layer of a shadow. It lies straight below what throws it. */
export interface ShadowTokens {
  /** Its colour. */
  color: ColorPair;
  /** How much of that colour is seen on a light and on a dark page, in hundredths. */
  opacity: { light: number; dark: number };
  /** How far below, in pixels. */
  offset: number;
  /** How far it runs out, in pixels. */
  blur: number;
}

/** What a designer decides, in a designer's units (pixels, hexadecimal colours, milliseconds). */
export interface Tokens {
  /** Colours that carry no intention of their own. */
  color: {
    /** The page behind everything. */
    canvas: ColorPair;
    /** What content lies on: a card, a table, a field. */
    surface: ColorPair;
    /** What floats over a surface: a menu, a dialog. */
    raised: ColorPair;
    /** The background one step below the page: a table head, a read-only field. */
    sunken: ColorPair;
    /** The curtain behind a dialog. */
    scrim: ColorPair;
    /** Text to read. */
    text: ColorPair;
    /** Text of the second rank: descriptions, captions, units. */
    textMuted: ColorPair;
    /** Text of a control that cannot be used now. */
    textDisabled: ColorPair;
    /** Line that only divides; nothing depends on seeing it. */
    divider: ColorPair;
    /** Edge that shows where a field or a button is. */
    controlEdge: ColorPair;
    /** The edge of a control under the pointer. */
    controlEdgeHovered: ColorPair;
    /** Background of a row or an item under the pointer. */
    rowHovered: ColorPair;
    /** The ring around what has the keyboard focus. */
    focus: ColorPair;
  };
  /** Colours per intention. */
  tone: Record<Tone, ToneTokens>;
  /** Space between elements, in pixels; the gutter depends on the density. */
  space: Record<Exclude<Space, 'gutter'>, number>;
  /** Letters. */
  type: {
    /** Families, first choice first. */
    family: readonly string[];
    /** Families for codes that are read letter by letter. */
    familyMono: readonly string[];
    /** Thickness of the strokes, 100 to 900. */
    weight: { regular: number; medium: number; strong: number };
    /** Running text; the standard size depends on the density. */
    text: Record<Exclude<TextSize, 'standard'>, TypeTokens>;
    /** Headings by level. */
    heading: Record<HeadingLevel, TypeTokens>;
  };
  /** Roundness of corners, in pixels. */
  radius: { small: number; medium: number; large: number; full: number };
  /** Lines, in pixels. */
  line: { thin: number; thick: number };
  /** Shadows by elevation, each in one or more layers. */
  shadow: { low: readonly ShadowTokens[]; high: readonly ShadowTokens[] };
  /** The focus ring, in pixels. */
  focus: { width: number; offset: number };
  /** Widths of content, in pixels. */
  width: {
    /** A form of one column, such as logging in. */
    narrow: number;
    /** Running text and small forms. */
    reading: number;
    /** A page with forms side by side. */
    page: number;
    /** A page whose table uses a wide screen. */
    list: number;
    /** The list of places beside the page. */
    sidebar: number;
    /** A field without its own width. */
    field: number;
  };
  /** How long a change of state takes, in milliseconds. */
  motion: {
    /** A colour that changes under the pointer. */
    fast: number;
    /** Something that opens or moves. */
    slow: number;
    /** One rotation of a spinner. */
    loop: number;
  };
  /** What lies over what. */
  zIndex: { sticky: number; header: number; popover: number; modal: number; toast: number };
  /** The measures per density. */
  density: Record<Density, DensityTokens>;
}
