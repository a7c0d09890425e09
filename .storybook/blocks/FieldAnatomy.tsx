import type { ComponentProps } from 'react';
import { Anatomy } from './Anatomy.tsx';
import type { Part } from './part.ts';

interface FieldAnatomyProps {
  /** The story that shows the parts. */
  of: ComponentProps<typeof Anatomy>['of'];
  /** What stands in the frame: the box, the list. */
  control: Part;
  /** Where the story shows help. */
  help?: string;
  /** What this field has and others have not. */
  more?: readonly Part[];
}

/** The parts of a field: those that all fields have from Field, and its own. */
export function FieldAnatomy({ of, control, help = '', more = [] }: FieldAnatomyProps) {
  const parts: readonly Part[] = [
    ['label', 'Label', 'Names what is stored; a press on it goes to the control.'],
    control,
    ...more,
    [help, 'Help', 'What is expected. Always there, never only in a placeholder.'],
    [
      '',
      'Error',
      'What is wrong and what to do, at the field; a screen reader says it with the field.',
    ],
    ['', "'verplicht'", 'Beside the label: a word, not a star.'],
  ];
  return <Anatomy of={of} parts={parts} />;
}
