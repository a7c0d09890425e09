import { ColorItem, ColorPalette } from '@storybook/addon-docs/blocks';
import { Heading } from '../../packages/ui/src/components/Heading/Heading.tsx';
import { tones, type ColorPair } from '../../packages/ui/src/theme/tokenTypes.ts';
import { variableName } from '../../packages/ui/src/theme/variableName.ts';
import { useShownTokens } from '../toolbar/shownToolbar.ts';
import { tokenSentences } from './tokenSentences.ts';

/** A group of colour tokens in light and dark, each with its variable and purpose. */
function Palette({ path, group }: { path: string[]; group: object }) {
  const type = path[0] === 'tone' ? 'ToneTokens' : 'Tokens.color';
  return (
    <ColorPalette>
      {Object.entries(group as Readonly<Record<string, ColorPair>>).map(([name, pair]) => (
        <ColorItem
          key={name}
          title={name}
          subtitle={`${tokenSentences.get(`${type}.${name}`) ?? ''} ${variableName([...path, name])}`}
          colors={{ light: pair.light, dark: pair.dark }}
        />
      ))}
    </ColorPalette>
  );
}

/** Colours without a tone, each with its purpose. */
export function NeutralColours() {
  return <Palette path={['color']} group={useShownTokens().color} />;
}

/** The colours of every tone, part by part. */
export function ToneColours() {
  const { tone } = useShownTokens();
  return tones.map((name) => (
    <div key={name}>
      <Heading level="3" id={`tone-${name}`}>
        {name}
      </Heading>
      <Palette path={['tone', name]} group={tone[name]} />
    </div>
  ));
}
