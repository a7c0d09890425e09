/** Metadata of a codec, for the glossary and for translating wire paths. */
export type Description = ScalarDescription | ListDescription | ObjectDescription;

export interface ScalarDescription {
  readonly kind: 'scalar';
  /** In a few words, with its unit: "amount, in cents". */
  readonly type: string;
  readonly shape: WireShape;
  /** The encoded value for absent, null and blank text. */
  readonly absent?: { readonly reads: unknown };
  /** A rule of a form requires it. */
  readonly required?: boolean;
}

/** How a single value is encoded, without the context of its object. */
export type WireShape =
  | {
      readonly kind: 'text';
      /** At least one character that is not white space. */
      readonly filled?: boolean;
      /** A whole number is read as its digits. */
      readonly orDigits?: boolean;
    }
  | DecimalShape
  | { readonly kind: 'choice'; readonly values: readonly (string | number)[] }
  | { readonly kind: 'file'; readonly media: string }
  | { readonly kind: 'boolean' | 'flag' | 'date' | 'instant' | 'nothing' };

/** A number with a maximum of decimals; its range in whole units of the last decimal. */
export interface DecimalShape {
  readonly kind: 'decimal';
  readonly decimals: number;
  readonly minimum: number;
  readonly maximum: number;
}

export interface ListDescription {
  readonly kind: 'list';
  readonly item: Description;
}

export interface ObjectDescription {
  readonly kind: 'object';
  readonly fields: readonly FieldDescription[];
}

/** A field of an object. Without `wireName` its own fields are inlined in the surrounding wire object. */
export interface FieldDescription {
  readonly name: string;
  readonly wireName: string | undefined;
  readonly description: Description;
}
