import { contrast } from '../../packages/ui/src/theme/contrast/contrast.ts';
import {
  contrastPairs,
  type ContrastPair,
} from '../../packages/ui/src/theme/contrast/contrastPairs.ts';
import { useShownTokens } from '../toolbar/shownToolbar.ts';
import { Facts, type Fact } from './Facts.tsx';
import * as styles from './foundations.css.ts';

type Scheme = 'light' | 'dark';

const inScheme = (pair: ContrastPair, scheme: Scheme) =>
  contrast(pair.colors.front[scheme], pair.colors.back[scheme]);

/** Never rounded up: 4.497 is no 4.5. */
const ratio = (value: number) => `${(Math.floor(value * 10) / 10).toFixed(1)} : 1`;

/** Of some pairs the one that is hardest to read. */
function Lowest({ pairs, scheme }: { pairs: readonly ContrastPair[]; scheme: Scheme }) {
  const [pair] = pairs.toSorted((one, other) => inScheme(one, scheme) - inScheme(other, scheme));
  if (!pair) return null;
  const { front, back } = pair.colors;
  return (
    <span>
      <span className={styles.sample} style={{ color: front[scheme], background: back[scheme] }}>
        Aa
      </span>{' '}
      {ratio(inScheme(pair, scheme))} <code className={styles.code}>on {pair.back}</code>
    </span>
  );
}

/** Of every colour that must be seen: the least contrast it has on anything it may lie on. */
export function Contrasts() {
  const pairs = contrastPairs(useShownTokens());
  const byFront = Map.groupBy(pairs, ({ front, least }) => `${front} ${least}`);
  const rows = Array.from(byFront.values(), (group): Fact => [
    group[0]?.front ?? '',
    `${group[0]?.least ?? 4.5} : 1`,
    group.length,
    <Lowest key="light" pairs={group} scheme="light" />,
    <Lowest key="dark" pairs={group} scheme="dark" />,
  ]);
  return (
    <Facts
      caption={`${pairs.length} pairs of colours, light and dark`}
      isCaptionVisible
      columns={[
        { header: 'In front' },
        { header: 'Least', width: 'compact' },
        { header: 'Pairs', width: 'compact' },
        { header: 'Lowest in light', width: 'medium' },
        { header: 'Lowest in dark', width: 'medium' },
      ]}
      rows={rows}
    />
  );
}
