import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildUi, type BuiltUi } from './buildUi.ts';
import { bundleUi } from './bundleUi.ts';
import { uiBudgets } from './uiBudgets.ts';

const gzipSize = (text: string): number => gzipSync(text, { level: 9 }).length;

/** Bytes of gzip, minified, without react and react-aria: those are shared by a whole page. */
describe('the size of an entry of the components', () => {
  let built: BuiltUi;
  beforeAll(async () => {
    built = await buildUi(true);
  });

  const sizeOf = (entry: string): { code: number; styles: number } => {
    const code = built.opened(`${entry}index`).map((file) => built.modules.get(file) ?? '');
    const styles = built.sheets.get(`${entry}styles.css`) ?? '';
    return { code: gzipSize(code.join('\n')), styles: styles === '' ? 0 : gzipSize(styles) };
  };

  test('every entry has a budget', () => {
    const entries = Array.from(built.modules.keys())
      .filter((file) => /^(components\/\w+\/)?index\.js$/.test(file))
      .map((file) => file.replace('index.js', ''));
    expect(Object.keys(uiBudgets).toSorted()).toEqual(entries.toSorted());
  });

  test('stays within its budget', () => {
    const rows = Object.entries(uiBudgets).map(([entry, budget]) => {
      const { code, styles } = sizeOf(entry);
      return { entry: entry || 'everything', code, styles, budget };
    });
    console.table(rows);
    expect(rows.filter(({ code, styles, budget }) => code + styles > budget)).toEqual([]);
    expect(rows.filter(({ code }) => code < 100)).toEqual([]);
  });
});

describe('an unused component', () => {
  test.each(['Button', 'DateField', 'Modal'])(
    'adds nothing to an application that imports %s from the whole',
    async (name) => {
      const [whole, own] = await Promise.all([
        bundleUi(`export { ${name} } from '@facturatie/ui';`),
        bundleUi(`export { ${name} } from '@facturatie/ui/${name}';`),
      ]);
      expect(whole.code.length).toBeGreaterThan(1000);
      expect(Math.abs(whole.code.length - own.code.length)).toBeLessThan(10);
      expect(whole.styles).not.toBe('');
      expect(rulesOf(whole.styles)).toEqual(rulesOf(own.styles));
    },
  );

  test('is noticed when it is used', async () => {
    const one = await bundleUi("export { Button } from '@facturatie/ui';");
    const two = await bundleUi("export { Button, Switch } from '@facturatie/ui';");
    expect(two.code.length).toBeGreaterThan(one.code.length + 500);
    expect(rulesOf(two.styles).length).toBeGreaterThan(rulesOf(one.styles).length);
  });
});

/** The rules of a sheet, wherever they stand in it. */
function rulesOf(styles: string): string[] {
  return [...new Set(styles.match(/[^{}]+\{[^{}]*\}/g))].toSorted();
}
