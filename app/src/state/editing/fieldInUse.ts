/** The text in the field with the focus. */
export interface TextInUse {
  readonly text: string;
  /** The selection, from the start of the text; null where the field has none. */
  readonly from: number | null;
  readonly to: number | null;
}

/** The field with the focus, by the name under which another form of the same record finds it. */
export interface FieldInUse extends TextInUse {
  readonly name: string;
}

/** The focused cell and its text; undefined in a choice. */
export interface CellInUse {
  readonly line: number;
  readonly column: string;
  readonly text: TextInUse | undefined;
}
