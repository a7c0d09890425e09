/** An error in an e-invoice. It holds no sentence: the user interface has the language. */
export interface Finding {
  /** The rule of EN 16931 (`BR-CO-15`) or of Peppol BIS Billing 3 (`R043`) that is broken. */
  readonly rule: string;
  /** An access point refuses an error; a warning is to be looked at. */
  readonly severity: 'error' | 'warning';
  /** Where it is broken, in the model: `lines.0.name`. */
  readonly path: string;
  /** The actual and the expected value, where that helps: amounts as decimal text. */
  readonly values: Readonly<Record<string, string>>;
}

/** Collects findings. */
export type Report = (rule: string, path: string, values?: Finding['values']) => void;
