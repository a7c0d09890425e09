import { expect, test } from 'vitest';
import { dtcgTokens, type DtcgGroup } from './dtcgTokens.ts';
import { tokens } from './tokens.ts';

const published = dtcgTokens(tokens);

test('a colour is written per scheme, in numbers and as designers write it', () => {
  expect((published['dark'] as DtcgGroup)['tone']).toMatchObject({
    accent: {
      solid: {
        $type: 'color',
        $value: {
          colorSpace: 'srgb',
          components: [0.4627, 0.7647, 0.7961],
          alpha: 1,
          hex: '#76c3cb',
        },
      },
    },
  });
});

test('a text is written with its family, size, weight, tracking and line height', () => {
  expect((published['heading'] as DtcgGroup)['1']).toEqual({
    $type: 'typography',
    $value: {
      fontFamily: ['Inter Variable', 'Inter Fallback', 'system-ui', 'sans-serif'],
      fontSize: { value: 28, unit: 'px' },
      fontWeight: 640,
      letterSpacing: { value: -0.616, unit: 'px' },
      lineHeight: 1.2857,
    },
  });
});

test('tokens.json says what the tokens say; `vitest --update` writes it anew', async () => {
  await expect(`${JSON.stringify(published, null, 2)}\n`).toMatchFileSnapshot('../../tokens.json');
});
