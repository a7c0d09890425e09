import type { Call, CallInput } from './Call.ts';

/** The documentation of a call for the OpenAPI document. No bundle carries it. */
export interface CallNote<C extends Call = Call> {
  readonly summary: string;
  /** Its group: tools show calls under it. */
  readonly tag: Tag;
  /** Its refusals by status, without those that follow from the declaration. */
  readonly refusals?: Refusals;
  /** A valid request, for a call with input. */
  readonly example?: CallInput<C>;
}

/** Whole sentences, by status. */
export type Refusals = Readonly<Record<number, string>>;

type Tag =
  | 'Session'
  | 'Customers'
  | 'Customer groups'
  | 'Quotes and invoices'
  | 'Payments'
  | 'Articles'
  | 'E-invoices';
