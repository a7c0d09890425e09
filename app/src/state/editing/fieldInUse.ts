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

/** The cell with the focus, and the text in it; undefined where one chooses. */
export interface CellInUse {
  readonly line: number;
  readonly column: string;
  readonly text: TextInUse | undefined;
}
