import { DataTable } from '../../packages/ui/src/components/DataTable/DataTable.tsx';
import type { Column } from '../../packages/ui/src/components/DataTable/column.ts';
import { densities, type Tokens, type TypeTokens } from '../../packages/ui/src/theme/tokenTypes.ts';
import { variableName } from '../../packages/ui/src/theme/variableName.ts';
import { useShownTokens } from '../shownToolbar.ts';
import * as styles from './foundations.css.ts';
import { tokenSentences } from './tokenSentences.ts';

/** Groups of tokens that are plain numbers. */
type Group = 'space' | 'radius' | 'line' | 'focus' | 'width' | 'motion' | 'zIndex';

interface Row {
  key: string;
  name: string;
  value: string;
  variable: string;
  purpose: string;
}

const unitOf: Readonly<Record<Group, string>> = {
  space: ' px',
  radius: ' px',
  line: ' px',
  focus: ' px',
  width: ' px',
  motion: ' ms',
  zIndex: '',
};

const nameColumn: Column<Row> = {
  key: 'name',
  header: 'Token',
  cell: ({ name }) => name,
  isRowHeader: true,
  width: 'small',
};

const valueColumn: Column<Row> = {
  key: 'value',
  header: 'Value',
  cell: ({ value }) => value,
  width: 'small',
};

const variableColumn: Column<Row> = {
  key: 'variable',
  header: 'Variable',
  cell: ({ variable }) => <code className={styles.code}>{variable}</code>,
  width: 'medium',
};

const purposeColumn: Column<Row> = {
  key: 'purpose',
  header: 'What for',
  cell: ({ purpose }) => purpose,
  width: 'large',
};

/** The tokens of a group: name, value, variable, and what each is for where that is said. */
export function Measures({ of }: { of: Group }) {
  const group: Readonly<Record<string, number>> = useShownTokens()[of];
  const rows = Object.entries(group).map(([name, value]): Row => ({
    key: name,
    name,
    value: `${value}${unitOf[of]}`,
    variable: variableName([of, name]),
    purpose: tokenSentences.get(`Tokens.${of}.${name}`) ?? '',
  }));
  const isExplained = rows.some(({ purpose }) => purpose !== '');
  return (
    <Table
      caption={`Tokens of ${of}`}
      columns={[nameColumn, valueColumn, variableColumn, ...(isExplained ? [purposeColumn] : [])]}
      rows={rows}
    />
  );
}

/** What the two densities change. */
export function DensityMeasures() {
  const { density } = useShownTokens();
  const measures = Object.keys(density.comfortable) as (keyof Tokens['density']['compact'])[];
  const write = (value: number | TypeTokens) =>
    typeof value === 'number' ? `${value} px` : `${value.size} / ${value.lineHeight} px`;
  const rows = measures.map((name) => ({
    key: name,
    name,
    value: densities.map((one) => write(density[one][name])).join(' → '),
    variable: '',
    purpose: tokenSentences.get(`DensityTokens.${name}`) ?? '',
  }));
  return (
    <Table
      caption="Measures, comfortable → compact"
      columns={[nameColumn, valueColumn, purposeColumn]}
      rows={rows}
    />
  );
}

/** The scale of letters: height, line, room between letters. */
export function TypeMeasures() {
  const { type, density } = useShownTokens();
  const all: [string, TypeTokens][] = [
    ...Object.entries(type.heading).map(([level, one]): [string, TypeTokens] => [
      `heading ${level}`,
      one,
    ]),
    ...Object.entries(type.text).map(([size, one]): [string, TypeTokens] => [`text ${size}`, one]),
    ...densities.map((one): [string, TypeTokens] => [
      `text standard, ${one}`,
      density[one].standardText,
    ]),
  ];
  const rows = all.map(([name, { size, lineHeight, tracking }]) => ({
    key: name,
    name,
    value: `${size} / ${lineHeight} px`,
    variable: '',
    purpose: `${tracking / 100} em between letters`,
  }));
  const columns = [
    { ...nameColumn, width: 'medium' as const },
    { ...valueColumn, header: 'Letters / line' },
    { ...purposeColumn, header: 'Tracking' },
  ];
  return <Table caption="Scale of letters" columns={columns} rows={rows} />;
}

function Table(props: { caption: string; columns: Column<Row>[]; rows: Row[] }) {
  return (
    <div className="sb-unstyled">
      <DataTable {...props} rowKey={({ key }) => key} />
    </div>
  );
}
