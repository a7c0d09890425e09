import { useContext, useEffect, useRef, useState } from 'react';
import { FieldErrorContext } from 'react-aria-components';
import { completePresses } from '../../private/keyboard/completePresses.ts';

/** What a field says of its error by itself, and the handlers that go around its control. */
interface ErrorNotice {
  /** For a live region: empty without an announcement. */
  announcement: string;
  /** For the element around the control. */
  around: { onFocus: () => void; onBlur: () => void };
}

/**
 * Announces the error or warning of a field, with its name, when it appears while the field has the focus
 * (Enter submitted the form, a paste was refused) or on blur: screen readers read descriptions only on focus.
 */
export function useErrorNotice(label: string, ownError: string, warning = ''): ErrorNotice {
  const validation = useContext(FieldErrorContext);
  const fromForm = validation?.isInvalid === true ? validation.validationErrors.join(' ') : '';
  const error = [ownError === '' ? fromForm : ownError, warning].filter(Boolean).join(' ');
  const isHere = useRef(false);
  const known = useRef(error);
  const [announcement, setAnnouncement] = useState('');
  // An error that appears on blur can move the button whose press caused the blur.
  useEffect(completePresses, []);
  useEffect(() => {
    if (error === known.current) return;
    known.current = error;
    setAnnouncement(error !== '' && isHere.current ? `${label}: ${error}` : '');
  }, [label, error]);
  return {
    announcement,
    around: {
      onFocus: () => {
        isHere.current = true;
        setAnnouncement('');
      },
      onBlur: () => {
        // What leaving makes of the text is known once React is through with this event.
        queueMicrotask(() => {
          isHere.current = false;
        });
      },
    },
  };
}
