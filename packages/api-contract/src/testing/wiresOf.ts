import type * as fc from 'fast-check';
import { wireValues } from './wireValues.ts';

/** Values of an entity as they travel. */
export function wiresOf(name: string): fc.Arbitrary<Record<string, unknown>> {
  const wires = wireValues[name];
  if (wires === undefined) throw new Error(`no wire values of ${name}`);
  return wires;
}
