/** One way of looking at every story. */
export interface Mode {
  /** Values of the toolbar's switches. */
  globals: Record<string, unknown>;
  /** Settings of the browser itself, which no page can switch. */
  browser: { colorScheme: 'light' | 'dark'; forcedColors: 'none' | 'active' };
}

/** The widths every story must bear: telephones (the first also a desk at 400 %), a tablet, a desk. */
export const viewports = {
  w320: { name: '320 px', styles: { width: '320px', height: '640px' }, type: 'mobile' },
  w375: { name: '375 px', styles: { width: '375px', height: '812px' }, type: 'mobile' },
  w640: { name: '640 px', styles: { width: '640px', height: '800px' }, type: 'tablet' },
  w1280: { name: '1280 px', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
} as const;

const desktop = { value: 'w1280', isRotated: false };
const phone = { value: 'w320', isRotated: false };

/** The modes in which stories are tested and their pictures taken. */
export const modes = {
  light: {
    globals: { colorScheme: 'light', viewport: desktop },
    browser: { colorScheme: 'light', forcedColors: 'none' },
  },
  dark: {
    globals: { colorScheme: 'dark', viewport: desktop },
    browser: { colorScheme: 'dark', forcedColors: 'none' },
  },
  'forced-colors': {
    globals: { colorScheme: 'system', viewport: desktop },
    browser: { colorScheme: 'dark', forcedColors: 'active' },
  },
  compact: {
    globals: { colorScheme: 'light', density: 'compact', viewport: desktop },
    browser: { colorScheme: 'light', forcedColors: 'none' },
  },
  narrow: {
    globals: { colorScheme: 'light', viewport: phone },
    browser: { colorScheme: 'light', forcedColors: 'none' },
  },
} as const satisfies Record<string, Mode>;

/** The name of one of {@link modes}. */
export type ModeName = keyof typeof modes;

/**
 * The same modes for Chromatic. Its browser's forced colours are no part of a mode, so there the
 * imitation of the toolbar is active.
 */
export const chromaticModes = {
  light: { colorScheme: 'light', viewport: 1280 },
  dark: { colorScheme: 'dark', viewport: 1280 },
  'forced-colors': { colorScheme: 'dark', forcedColors: 'imitated', viewport: 1280 },
  compact: { colorScheme: 'light', density: 'compact', viewport: 1280 },
  narrow: { colorScheme: 'light', viewport: 320 },
} as const satisfies Record<ModeName, Record<string, string | number>>;
