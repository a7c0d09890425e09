import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { themeRules } from '../../../packages/ui/src/theme/themes/themeRules.ts';
import { tokens } from '../../../packages/ui/src/theme/tokens.ts';
import { root } from '../../root.ts';

test('the page on theming lists every variable of the theme, and no other', () => {
  const page = readFileSync(path.join(root, 'docs/contributing/theming.md'), 'utf8');
  const [, list = ''] = page.split('## Variables');
  const listed = Array.from(list.matchAll(/`(--ui-[\w,{}-]+)`/g), ([, name = '']) =>
    expand(name),
  ).flat();
  const [whole] = themeRules(tokens, ':root');
  const names = Object.keys(whole?.vars ?? {});
  expect(names.length).toBeGreaterThan(130);
  expect(new Set(listed)).toEqual(new Set(names.concat('--ui-tone-critical-text')));
});

/** Brace expansion, as in a shell: `a-{b,c}` is `a-b` and `a-c`. */
function expand(pattern: string): string[] {
  const [, before = '', choices, after = ''] = /^(.*?)\{(.*?)\}(.*)$/.exec(pattern) ?? [];
  if (choices === undefined) return [pattern];
  return choices.split(',').flatMap((choice) => expand(`${before}${choice}${after}`));
}
