import { makeTheme } from './makeTheme.ts';
import { media } from '../media.ts';
import type { Tokens } from '../tokenTypes.ts';
import { variableName } from '../variableName.ts';

/** Where CSS variables get their values. */
export interface ThemeRule {
  selector: string;
  /** The media query under which it holds. */
  media?: string;
  /** Values by the name of their variable: `--ui-color-text`. */
  vars: Record<string, string>;
}

/** Values of a theme, or of a part of it, by name. */
interface Values {
  readonly [name: string]: string | Values;
}

/**
 * What a theme says to the page: every variable, and what a density, a finger, a narrow page and less
 * movement change of them.
 * @param root The element whose content has the theme.
 */
export function themeRules(tokens: Tokens, root: string): ThemeRule[] {
  const { values, compact } = makeTheme(tokens);
  const gutter = { space: { gutter: compact.gutter } };
  const standardText = { text: { standard: compact.standardText } };
  return [
    { selector: root, vars: variables(values) },
    {
      selector: `${root}[data-density="compact"], ${root} [data-density="compact"]`,
      vars: variables({ size: compact.size, ...gutter, ...standardText }),
    },
    // A finger needs the full height in every density.
    {
      selector: `${root}[data-density="compact"], ${root} [data-density="compact"]`,
      media: media.coarsePointer,
      vars: variables({ size: { control: values.size.control } }),
    },
    // A narrow page has smaller margins.
    { selector: root, media: media.narrow, vars: variables(gutter) },
    // Reduced motion, once: what moves by these variables arrives at once and does not go round.
    {
      selector: root,
      media: media.reducedMotion,
      vars: variables({ motion: { fast: '0s', slow: '0s', loop: '0s' } }),
    },
  ];
}

function variables(values: object, path: readonly string[] = []): Record<string, string> {
  const entries = Object.entries(values as Values).map(([name, value]) => {
    const place = [...path, name];
    return typeof value === 'string' ? { [variableName(place)]: value } : variables(value, place);
  });
  return Object.assign({}, ...entries) as Record<string, string>;
}
