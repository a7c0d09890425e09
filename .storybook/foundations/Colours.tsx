import { contrast } from '../../packages/ui/src/theme/contrast.ts';
import {
  tones,
  type ColorPair,
  type Tokens,
  type ToneTokens,
} from '../../packages/ui/src/theme/tokenTypes.ts';
import { variableName } from '../../packages/ui/src/theme/variableName.ts';
import { Heading } from '../../packages/ui/src/components/Heading/Heading.tsx';
import { Stack } from '../../packages/ui/src/components/Stack/Stack.tsx';
import { useShownTokens } from '../shownToolbar.ts';
import * as styles from './foundations.css.ts';
import { tokenSentences } from './tokenSentences.ts';

const schemes = ['light', 'dark'] as const;

/** Black or white, whichever is read better on a colour. */
function inkOn(color: string): string {
  return contrast(color, '#ffffff') >= contrast(color, '#000000') ? '#ffffff' : '#000000';
}

/** One colour: how it looks in light and in dark, its name, its variable, what it is for. */
function Role({ path, pair, purpose }: { path: string[]; pair: ColorPair; purpose: string }) {
  return (
    <li className={styles.role}>
      <span className={styles.patches}>
        {schemes.map((scheme) => (
          <span
            key={scheme}
            className={styles.patch}
            style={{ background: pair[scheme], color: inkOn(pair[scheme]) }}
          >
            <span>{scheme}</span>
            <span>{pair[scheme]}</span>
          </span>
        ))}
      </span>
      <span className={styles.roleText}>
        <span className={styles.name}>{path.at(-1)}</span>{' '}
        <code className={styles.code}>{variableName(path)}</code>
        <br />
        {purpose}
      </span>
    </li>
  );
}

/** Colours without an intention of their own, each with what it is for. */
export function NeutralColours() {
  const { color } = useShownTokens();
  return (
    <ul className={`sb-unstyled ${styles.roles}`}>
      {(Object.keys(color) as (keyof Tokens['color'])[]).map((name) => (
        <Role
          key={name}
          path={['color', name]}
          pair={color[name]}
          purpose={tokenSentences.get(`Tokens.color.${name}`) ?? ''}
        />
      ))}
    </ul>
  );
}

/** The colours of every intention, part by part. */
export function ToneColours() {
  const { tone } = useShownTokens();
  return (
    <div className="sb-unstyled">
      <Stack space="xlarge">
        {tones.map((intention) => (
          <Stack key={intention} space="small">
            <Heading level="3" id={`tone-${intention}`}>
              {intention}
            </Heading>
            <ul className={styles.roles}>
              {(Object.keys(tone[intention]) as (keyof ToneTokens)[]).map((part) => (
                <Role
                  key={part}
                  path={['tone', intention, part]}
                  pair={tone[intention][part]}
                  purpose={tokenSentences.get(`ToneTokens.${part}`) ?? ''}
                />
              ))}
            </ul>
          </Stack>
        ))}
      </Stack>
    </div>
  );
}
