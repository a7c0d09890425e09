import { Story } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, useRef, useState, type ComponentProps, type RefObject } from 'react';
import * as styles from './blocks.css.ts';
import { WithCode } from './Advice.tsx';

/** A part of a component: its selector ('' when it appears only later), name and purpose. */
type Part = readonly [selector: string, name: string, purpose: string];

interface AnatomyProps {
  /** The story that shows the parts; left out where nothing can be pointed at. */
  of?: ComponentProps<typeof Story>['of'];
  /** From top to bottom, from start to end. */
  parts: readonly Part[];
}

/** A component with its parts numbered, and what each is for. */
export function Anatomy({ of, parts }: AnatomyProps) {
  const stage = useRef<HTMLDivElement>(null);
  const marks = useMarks(stage, parts);
  return (
    <div className={`sb-unstyled ${styles.anatomy}`}>
      {of && (
        <div className={styles.stage} ref={stage}>
          <Story of={of} />
          {marks.map((place, index) =>
            place === undefined ? null : (
              <span
                key={parts[index]?.[1]}
                className={styles.mark}
                style={{ insetInlineStart: place.x, insetBlockStart: place.y }}
                aria-hidden
              >
                {index + 1}
              </span>
            ),
          )}
        </div>
      )}
      <ol className={styles.parts}>
        {parts.map(([selector, name, purpose], index) => (
          <li
            key={name}
            className={styles.part}
            data-absent={of && selector !== '' && !marks[index] ? selector : undefined}
          >
            <span className={styles.number} aria-hidden>
              {index + 1}
            </span>
            <span>
              <strong className={styles.partName}>{name}</strong> <WithCode text={purpose} />
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

interface FieldAnatomyProps {
  /** The story that shows the parts. */
  of: AnatomyProps['of'];
  /** The content of the frame: the box, the list. */
  control: Part;
  /** Where the story shows help. */
  help?: string;
  /** Parts that only this field has. */
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

/** Where a mark is, in pixels from the corner of the stage. */
type Place = Record<'x' | 'y', number>;

/** Between the middle of a mark and the edge of its part. */
const gap = 16;

/** Least distance between two marks. */
const markSize = 22;

/** The places of the parts on a stage; undefined for an absent one. */
function useMarks(
  stage: RefObject<HTMLElement | null>,
  parts: readonly Part[],
): readonly (Place | undefined)[] {
  const [marks, setMarks] = useState<readonly (Place | undefined)[]>([]);
  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    const look = () => {
      const places = placesIn(element, parts);
      setMarks((known) => (JSON.stringify(known) === JSON.stringify(places) ? known : places));
    };
    const changes = new MutationObserver(look);
    changes.observe(element, { subtree: true, childList: true, attributes: true });
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    look();
    return () => {
      changes.disconnect();
      sizes.disconnect();
    };
  }, [stage, parts]);
  return marks;
}

/**
 * Marks are beside their part: before what begins at the edge of the story, else above it; and
 * beside one another where they would meet.
 */
function placesIn(stage: HTMLElement, parts: readonly Part[]): (Place | undefined)[] {
  const origin = stage.getBoundingClientRect();
  const boxes = parts.map(([selector]) =>
    selector === ''
      ? undefined
      : stage.querySelector(`[data-story-block] ${selector}`)?.getBoundingClientRect(),
  );
  const edge = Math.min(...boxes.flatMap((box) => box?.left ?? []));
  const taken: Place[] = [];
  return boxes.map((box) => {
    if (!box) return undefined;
    const isAtEdge = box.left - edge < gap;
    const place = {
      x: Math.round((isAtEdge ? edge - gap : box.left + gap / 2) - origin.left),
      y: Math.round(
        (isAtEdge ? box.top + Math.min(box.height / 2, gap) : box.top - gap) - origin.top,
      ),
    };
    const isTaken = (other: Place) =>
      Math.abs(other.x - place.x) < markSize && Math.abs(other.y - place.y) < markSize;
    while (taken.some(isTaken)) place.x += isAtEdge ? -markSize : markSize;
    taken.push(place);
    return place;
  });
}
