import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createContext, runInContext } from 'node:vm';
import type { CalculatedDocument } from '@facturatie/invoice-engine';
import { expect, test } from 'vitest';
import {
  type EngineCase,
  expectedForm,
  inputOf,
} from '../../packages/invoice-engine/src/document/testing/engineCase.ts';
import { root } from '../root.ts';
import { bundle } from './bundle.ts';

const { cases } = JSON.parse(
  readFileSync(path.join(root, 'packages/invoice-engine/src/document/engineCases.json'), 'utf8'),
) as { cases: EngineCase[] };

/** Takes what knows the time, the place or chance out of a world, and freezes the rest. */
const bareWorld = `
  delete globalThis.Date;
  delete globalThis.Intl;
  delete Math.random;
  const frozen = new Set([globalThis]);
  const freeze = (value) => {
    if (Object(value) !== value || frozen.has(value)) return;
    frozen.add(value);
    Object.freeze(value);
    freeze(Object.getPrototypeOf(value));
    for (const { value: held, get, set } of Object.values(Object.getOwnPropertyDescriptors(value))) {
      [held, get, set].forEach(freeze);
    }
  };
  Reflect.ownKeys(globalThis).forEach((key) => freeze(globalThis[key]));
`;

interface Outcome {
  result: unknown;
  /** Globals that were not there before. */
  newGlobals: string[];
}

/** Runs a script, then an expression, where there is JavaScript and nothing else. */
function runInBareWorld(script: string, expression: string): Outcome {
  const world = createContext(Object.create(null) as object);
  const globals = (): string[] =>
    runInContext('Reflect.ownKeys(globalThis).map(String)', world) as string[];
  runInContext(`(() => { ${bareWorld} })()`, world);
  const before = globals();
  const code = `(() => { 'use strict'; ${script}; return ${expression}; })()`;
  const result: unknown = structuredClone(runInContext(code, world));
  return { result, newGlobals: globals().filter((name) => !before.includes(name)) };
}

test('the engine needs no host, changes nothing outside itself and nothing that it is given', async () => {
  const script = await bundle("export * from '@facturatie/invoice-engine';", 'iife');
  const inputs = JSON.stringify(cases.map(inputOf));
  const { result, newGlobals } = runInBareWorld(
    `${script}
    const freeze = (value) => {
      if (Object(value) === value) Object.values(Object.freeze(value)).forEach(freeze);
      return value;
    };`,
    `freeze(${inputs}).map(bundled.calculateDocument)`,
  );
  const forms = (result as CalculatedDocument[]).map(expectedForm);
  expect(forms).toEqual(cases.map(({ expected }) => expected));
  expect(newGlobals).toEqual([]);
});

test('a new global is noticed', () => {
  expect(runInBareWorld('globalThis.planted = 1', '1')).toEqual({
    result: 1,
    newGlobals: ['planted'],
  });
});

test.each([
  ['a clock', 'Date.now()', 'Date is not defined'],
  ['chance', 'Math.random()', 'Math.random is not a function'],
  ['a host', 'process.version', 'process is not defined'],
  ['a change of what all share', 'Array.prototype.sum = 1', 'object is not extensible'],
])('the bare world refuses %s', (_, expression, complaint) => {
  expect(() => runInBareWorld('', expression)).toThrow(complaint);
});
