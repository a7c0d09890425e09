import type { ReactNode } from 'react';
import type { LabelPosition } from '../Field/labelPositions.ts';
import { TextField } from '../TextField/TextField.tsx';

/** Props of {@link ReadOnlyField}. */
export interface ReadOnlyFieldProps {
  /** What it holds. */
  label: string;
  /** The value; empty text shows an empty field. */
  value: string;
  /** The position of the label. */
  labelPosition?: LabelPosition;
  /** Where the value comes from, when that is not obvious. */
  description?: ReactNode;
}

/** A read-only value among fields: it can be reached with Tab, selected and copied. */
export function ReadOnlyField(props: ReadOnlyFieldProps): ReactNode {
  return <TextField {...props} isReadOnly />;
}
