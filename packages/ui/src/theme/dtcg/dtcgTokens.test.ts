import { defineConfig, Logger, parse } from '@terrazzo/parser';
import { expect, test } from 'vitest';
import { dtcgTokens, type DtcgGroup } from './dtcgTokens.ts';
import { tokens } from '../tokens.ts';

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
      fontFamily: '{family.text}',
      fontSize: { value: 28, unit: 'px' },
      fontWeight: '{weight.strong}',
      letterSpacing: { value: -0.616, unit: 'px' },
      lineHeight: 1.2857,
    },
  });
});

test('tokens.json matches the tokens; `vitest --update` regenerates it', async () => {
  await expect(`${JSON.stringify(published, null, 2)}\n`).toMatchFileSnapshot(
    '../../../tokens.json',
  );
});

/** What a reader of the exchange format says of a file that is none; 'nothing' of a good one. */
async function complaintAbout(file: DtcgGroup): Promise<string> {
  const logger = new Logger({ level: 'silent' });
  const config = defineConfig({}, { cwd: new URL('file:///'), logger });
  const source = { filename: new URL('file:///tokens.json'), src: JSON.stringify(file) };
  try {
    await parse([source], { config, logger });
    return 'nothing';
  } catch (error) {
    return String(error);
  }
}

test('tokens.json is of the exchange format, as another reader of it sees', async () => {
  expect(await complaintAbout(published)).toBe('nothing');
});

test.each([
  ['a colour in words', { $type: 'color', $value: 'teal' }, 'valid-color'],
  ['a length without a unit', { $type: 'dimension', $value: 4 }, 'valid-dimension'],
  ['a weight that is none', { $type: 'fontWeight', $value: 'heavyish' }, 'valid-font-weight'],
])('that reader refuses %s', async (_, fault, saying) => {
  expect(await complaintAbout({ ...published, fault })).toContain(saying);
});
