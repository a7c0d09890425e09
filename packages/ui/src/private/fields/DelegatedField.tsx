import { useContext, useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react';
import { errorText, type FieldFrameProps } from '../../components/Field/FieldParts.tsx';
import { useErrorNotice } from '../../components/Field/useErrorNotice.ts';
import { visuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.css.ts';
import {
  delegateTo,
  ErrorPlaceContext,
  writeText,
  type ControlHandlers,
  type FindControl,
  type TextControl,
} from './inputDelegation.ts';

interface DelegatedFieldProps extends Pick<FieldFrameProps, 'label' | 'errorMessage'> {
  /** Finds the control that it works in. */
  find: FindControl;
  /** The text in it. */
  value: string;
  handlers: ControlHandlers & { onBlur?: (event: never) => void };
  /** Attributes of the control as long as the field works in it. */
  attributes?: Readonly<Record<string, string | undefined>>;
  /** The messages about the text. */
  children?: ReactNode;
}

/**
 * A field in an existing control with its own name and style: only messages about the text are rendered, so
 * that no control is added or removed with the focus.
 */
export function DelegatedField({
  label,
  errorMessage,
  find,
  value,
  handlers,
  attributes,
  children,
}: DelegatedFieldProps) {
  const error = errorText(errorMessage, []);
  const { announcement, around } = useErrorNotice(label, error);
  const { id: errorId, say } = useContext(ErrorPlaceContext);
  const sayError = useEffectEvent(say);
  const known = useRef<TextControl>(undefined);
  const shown = useRef<Readonly<Record<string, string | undefined>>>({});

  useLayoutEffect(() => sayError(error), [error]);
  useLayoutEffect(() => () => sayError(undefined), []);

  useLayoutEffect(() => {
    const isNew = known.current === undefined;
    known.current ??= find();
    const { current: control } = known;
    if (!control) return;
    const { onBlur } = handlers;
    delegateTo(
      {
        ...handlers,
        onFocus: around.onFocus,
        onBlur(event: never) {
          onBlur?.(event);
          around.onBlur();
        },
      },
      control,
    );
    if (isNew && control === document.activeElement) around.onFocus();
    writeText(control, value);
    const next = {
      ...attributes,
      'aria-describedby': error === '' ? undefined : errorId,
      'aria-invalid': error === '' ? undefined : 'true',
    };
    setAttributes(control, shown.current, next);
    shown.current = next;
  });

  useLayoutEffect(
    () => () => {
      const { current: control } = known;
      known.current = undefined;
      if (!control) return;
      delegateTo(undefined, control);
      setAttributes(control, shown.current, {});
      writeText(control, control.defaultValue);
    },
    [],
  );

  return (
    <>
      {children}
      <span className={visuallyHidden} aria-live="polite">
        {announcement}
      </span>
    </>
  );
}

type Attributes = Readonly<Record<string, string | undefined>>;

function setAttributes(element: Element, before: Attributes, after: Attributes): void {
  for (const name of Object.keys({ ...before, ...after })) {
    const { [name]: value } = after;
    if (value === undefined) element.removeAttribute(name);
    else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
}
