/** How text came into a field: key by key, or whole from somewhere else. */
export const entries = ['typed', 'pasted'] as const;
/** One of {@link entries}. */
export type Entry = (typeof entries)[number];

/** A value that text can be read as. */
export interface Reading<Value> {
  /** What is kept. */
  value: Value;
  /** The value as a field shows it. */
  text: string;
}

/** What text was read as. */
export interface Accepted<Value> extends Reading<Value> {
  error?: undefined;
  /** What the text could mean too, when it settles it no further: offer it on one key. */
  alternative?: Reading<Value>;
  /** The marks of the text do not settle it; a rule did. Say how it was read, also without alternative. */
  isAssumed?: true;
}

/** Empty text: no value, and nothing is wrong. */
export interface Empty {
  error?: undefined;
  value: null;
  text: '';
  alternative?: undefined;
  isAssumed?: undefined;
}

/** Unparsed text: its error and the values for the message. The text itself stays in the field. */
export type Refused<Fault, Value> = Fault & {
  value?: undefined;
  isAssumed?: undefined;
  /** What may have been meant: offer it on one key, never take it by itself. */
  alternative?: Reading<Value>;
};
