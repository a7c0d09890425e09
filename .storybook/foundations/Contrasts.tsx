import { DataTable } from '../../packages/ui/src/components/DataTable/DataTable.tsx';
import type { Column } from '../../packages/ui/src/components/DataTable/column.ts';
import { contrast } from '../../packages/ui/src/theme/contrast.ts';
import { contrastPairs, type ContrastPair } from '../../packages/ui/src/theme/contrastPairs.ts';
import { useShownTokens } from '../shownToolbar.ts';
import * as styles from './foundations.css.ts';

type Scheme = 'light' | 'dark';

/** Everything that one colour may lie on, at one demand. */
interface Row {
  key: string;
  front: string;
  least: ContrastPair['least'];
  pairs: readonly ContrastPair[];
}

const inScheme = (pair: ContrastPair, scheme: Scheme) =>
  contrast(pair.colors.front[scheme], pair.colors.back[scheme]);

/** The pair of a row that is hardest to read. */
function worst({ pairs }: Row, scheme: Scheme): ContrastPair | undefined {
  return pairs.toSorted((one, other) => inScheme(one, scheme) - inScheme(other, scheme))[0];
}

/** Never rounded up: 4.497 is no 4.5. */
const figure = (value: number) => `${(Math.floor(value * 10) / 10).toFixed(1)} : 1`;

function Figure({ row, scheme }: { row: Row; scheme: Scheme }) {
  const pair = worst(row, scheme);
  if (!pair) return null;
  const { front, back } = pair.colors;
  return (
    <span>
      <span className={styles.sample} style={{ color: front[scheme], background: back[scheme] }}>
        Aa
      </span>{' '}
      {figure(inScheme(pair, scheme))} <code className={styles.code}>on {pair.back}</code>
    </span>
  );
}

const columns: Column<Row>[] = [
  { key: 'front', header: 'In front', cell: ({ front }) => front, isRowHeader: true },
  { key: 'least', header: 'Least', cell: ({ least }) => `${least} : 1`, width: 'compact' },
  { key: 'count', header: 'Pairs', cell: ({ pairs }) => pairs.length, width: 'compact' },
  {
    key: 'light',
    header: 'Lowest in light',
    cell: (row) => <Figure row={row} scheme="light" />,
    width: 'medium',
  },
  {
    key: 'dark',
    header: 'Lowest in dark',
    cell: (row) => <Figure row={row} scheme="dark" />,
    width: 'medium',
  },
];

/** Of every colour that must be seen: the least contrast it has on anything it may lie on. */
export function Contrasts() {
  const pairs = contrastPairs(useShownTokens());
  const byFront = Map.groupBy(pairs, ({ front, least }) => `${front} ${least}`);
  const rows = Array.from(byFront, ([key, group]): Row => ({
    key,
    front: group[0]?.front ?? '',
    least: group[0]?.least ?? 4.5,
    pairs: group,
  }));
  return (
    <div className="sb-unstyled">
      <DataTable
        caption={`${pairs.length} pairs of colours, light and dark`}
        isCaptionVisible
        columns={columns}
        rows={rows}
        rowKey={({ key }) => key}
      />
    </div>
  );
}
