import { spellingKinds, spellings, type Spelling } from '@facturatie/ui/intl/corpus';
import type { Browser, CDPSession, Page } from 'playwright';
import { clipboardPermissions, pressKeys, pressPaste } from '../../scripts/testing/realKeys.ts';
import { corpusDay, type FieldOutcome, type FieldSetting, type Kind } from '../fields/field.ts';
import { judge, verdicts, type Verdict } from '../fields/score.ts';
import { atMost, type Result } from '../measure.ts';
import { servePage } from '../serve.ts';

declare global {
  interface Window {
    settings(): FieldSetting[];
    showField(index: number): void;
    leaveField(): Promise<FieldOutcome>;
  }
}

interface Judged {
  readonly spelling: Spelling;
  readonly outcome: FieldOutcome;
  readonly verdict: Verdict;
}

interface Tried extends FieldSetting {
  readonly judged: readonly Judged[];
}

const libraries = ['ours', 'react-aria-components', 'react-number-format', 'Mantine'] as const;

const kindWords: Record<Kind, string> = {
  money: 'Amounts',
  percent: 'Percentages',
  quantity: 'Quantities',
  date: 'Dates',
};

/** Our fields and those of three libraries on the published corpus, typed and pasted with real keys. */
export async function fields(
  browser: Browser,
): Promise<{ results: readonly Result[]; text: string }> {
  const served = await servePage('fields');
  const context = await browser.newContext({ locale: 'nl-BE', timezoneId: 'Europe/Brussels' });
  try {
    await context.grantPermissions(clipboardPermissions);
    const page = await context.newPage();
    await page.clock.setFixedTime(`${corpusDay}T12:00:00`);
    await page.goto(served.url);
    const session = await context.newCDPSession(page);
    const settings = await page.evaluate(() => window.settings());
    const tried: Tried[] = [];
    for (const [index, setting] of settings.entries()) {
      tried.push({ ...setting, judged: await tryAll(page, session, index, setting) });
      process.stdout.write(`  ${setting.library}, ${setting.kind}: ${setting.setting}\n`);
    }
    const best = bestOf(tried);
    printDetails(best, tried);
    return { results: measurements(best), text: report(best) };
  } finally {
    await context.close();
    await served.close();
  }
}

async function tryAll(
  page: Page,
  session: CDPSession,
  index: number,
  { kind, scale }: FieldSetting,
): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const spelling of spellings().filter((one) => one.kind === kind)) {
    await page.evaluate((field) => window.showField(field), index);
    if (spelling.entry === 'typed') await pressKeys(session, spelling.text);
    else await pressPaste(page, page.mainFrame(), spelling.text);
    const outcome = await page.evaluate(() => window.leaveField());
    judged.push({ spelling, outcome, verdict: judge(spelling, outcome, scale) });
  }
  return judged;
}

/** Of every library and kind the settings with the most right, and of those the fewest wrong. */
function bestOf(tried: readonly Tried[]): Tried[] {
  const points = ({ judged }: Tried): number =>
    count(judged, 'right') * 1e6 - count(judged, 'wrong');
  return libraries.flatMap((library) =>
    spellingKinds.flatMap((kind) => {
      const own = tried.filter((one) => one.library === library && one.kind === kind);
      return own.toSorted((a, b) => points(b) - points(a)).slice(0, 1);
    }),
  );
}

function count(judged: readonly Judged[], verdict: Verdict): number {
  return judged.filter((one) => one.verdict === verdict).length;
}

function measurements(best: readonly Tried[]): Result[] {
  const judgedOf = (library: string): Judged[] =>
    best.filter((one) => one.library === library).flatMap(({ judged }) => judged);
  const share = (library: string): string => {
    const judged = judgedOf(library);
    return `${count(judged, 'right')} of ${judged.length} right, ${count(judged, 'wrong')} silently wrong`;
  };
  return [
    ...libraries.map((library) => ({ name: library, value: share(library) })),
    atMost('Silently wrong, ours', count(judgedOf('ours'), 'wrong'), 0, ''),
    atMost('Not right, ours', judgedOf('ours').length - count(judgedOf('ours'), 'right'), 0, ''),
  ];
}

function report(best: readonly Tried[]): string {
  return [
    'Right/silently wrong/emptied/refused, of valid spellings and of those that must be refused:',
    scores(best),
  ].join('\n\n');
}

/** Prints the score of every setting, and examples of what the best settings get silently wrong. */
function printDetails(best: readonly Tried[], tried: readonly Tried[]): void {
  const wrong = best.filter(({ judged }) => count(judged, 'wrong') > 0);
  const lines = [
    ...tried.map((one) => settingLine(one, best.includes(one))),
    ...wrong.map(exampleLine),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

function scores(best: readonly Tried[]): string {
  const rows = spellingKinds.flatMap((kind) =>
    (['typed', 'pasted'] as const).map((entry) => {
      const cells = libraries.map((library) => {
        const own = best.find((one) => one.library === library && one.kind === kind)?.judged;
        const counted = own?.filter(({ spelling }) => spelling.entry === entry);
        if (!counted) return 'has none';
        return [true, false]
          .map((isValid) =>
            counted.filter(({ spelling }) => (spelling.error === undefined) === isValid),
          )
          .map((some) => verdicts.map((verdict) => count(some, verdict)).join('/'))
          .join('; ');
      });
      return `| ${kindWords[kind]}, ${entry} | ${cells.join(' | ')} |`;
    }),
  );
  return [`| | ${libraries.join(' | ')} |`, '|---|---|---|---|---|', ...rows].join('\n');
}

function settingLine({ library, kind, setting, judged }: Tried, isBest: boolean): string {
  const score = `${count(judged, 'right')} right, ${count(judged, 'wrong')} silently wrong`;
  return `- ${library}, ${kindWords[kind].toLowerCase()}: ${setting}: ${score}${isBest ? ' (shown)' : ''}`;
}

function exampleLine({ library, kind, judged, scale }: Tried): string {
  const wrong = judged.filter(({ verdict, spelling }) => verdict === 'wrong' && !spelling.error);
  const examples = wrong.slice(0, 6).map(({ spelling, outcome }) => {
    const { entry, text, value } = spelling;
    const meant = typeof value === 'number' ? value / (kind === 'quantity' ? 1000 : 100) : value;
    const given =
      kind === 'percent' && typeof outcome.value === 'number'
        ? (outcome.value * scale) / 100
        : outcome.value;
    return `${JSON.stringify(text)} ${entry}: ${given}, not ${meant}`;
  });
  return `- ${library}, ${kindWords[kind].toLowerCase()}: ${examples.join('; ')}`;
}
