/** What a codec says about itself, for the glossary and for turning wire paths into English ones. */
export type Description = ScalarDescription | ListDescription | ObjectDescription;

export interface ScalarDescription {
  readonly kind: 'scalar';
  /** In a few words, with its unit: "amount, in cents". */
  readonly type: string;
}

export interface ListDescription {
  readonly kind: 'list';
  readonly item: Description;
}

export interface ObjectDescription {
  readonly kind: 'object';
  readonly fields: readonly FieldDescription[];
}

/** A field of an object. Without `wireName` its own fields stand directly in the surrounding wire object. */
export interface FieldDescription {
  readonly name: string;
  readonly wireName: string | undefined;
  readonly description: Description;
}
