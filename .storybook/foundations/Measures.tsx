import { densities, type Tokens, type TypeTokens } from '../../packages/ui/src/theme/tokenTypes.ts';
import { variableName } from '../../packages/ui/src/theme/variableName.ts';
import { useShownTokens } from '../toolbar/shownToolbar.ts';
import { Facts, type Fact } from './Facts.tsx';
import * as styles from './foundations.css.ts';
import { tokenSentences } from './tokenSentences.ts';

/** Groups of tokens that are plain numbers, with their unit. */
const units = {
  space: ' px',
  radius: ' px',
  line: ' px',
  focus: ' px',
  width: ' px',
  motion: ' ms',
  zIndex: '',
} as const;

/** The tokens of a group: name, value, variable, and what each is for where that is said. */
export function Measures({ of }: { of: keyof typeof units }) {
  const group: Readonly<Record<string, number>> = useShownTokens()[of];
  const rows = Object.entries(group).map(([name, value]): Fact => [
    name,
    `${value}${units[of]}`,
    <code key={name} className={styles.code}>
      {variableName([of, name])}
    </code>,
    tokenSentences.get(`Tokens.${of}.${name}`) ?? '',
  ]);
  const isExplained = rows.some((row) => row[3] !== '');
  return (
    <Facts
      caption={`Tokens of ${of}`}
      columns={[
        { header: 'Token' },
        { header: 'Value' },
        { header: 'Variable', width: 'medium' },
        ...(isExplained ? [{ header: 'What for', width: 'large' } as const] : []),
      ]}
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
  return (
    <Facts
      caption="Measures, comfortable → compact"
      columns={[{ header: 'Token' }, { header: 'Value' }, { header: 'What for', width: 'large' }]}
      rows={measures.map((name) => [
        name,
        densities.map((one) => write(density[one][name])).join(' → '),
        tokenSentences.get(`DensityTokens.${name}`) ?? '',
      ])}
    />
  );
}

/** The type scale: size, line height, letter spacing. */
export function TypeMeasures() {
  const { type, density } = useShownTokens();
  const named = (group: string, all: Readonly<Record<string, TypeTokens>>) =>
    Object.entries(all).map(([name, one]) => [`${group} ${name}`, one] as const);
  const all = [
    ...named('heading', type.heading),
    ...named('text', type.text),
    ...densities.map((one) => [`text standard, ${one}`, density[one].standardText] as const),
  ];
  return (
    <Facts
      caption="Scale of letters"
      columns={[
        { header: 'Token', width: 'medium' },
        { header: 'Letters / line' },
        { header: 'Tracking', width: 'large' },
      ]}
      rows={all.map(([name, { size, lineHeight, tracking }]) => [
        name,
        `${size} / ${lineHeight} px`,
        `${tracking / 100} em between letters`,
      ])}
    />
  );
}
