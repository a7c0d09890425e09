import * as fc from 'fast-check';
import { wireRequiredText, wireText } from './wirePrimitives.ts';

/** A customer as lists show it. */
export const customerRowWire = fc.record({
  Klantnummer: wireRequiredText,
  Naambedrijf: wireText,
  Factuuradres: wireText,
  Postcode: wireText,
  Plaats: wireText,
  Telefoonnummer: wireText,
  Emailadres: wireText,
  Btwnummer: wireText,
  klTypeTelling: wireText,
});
