import { useRef, useState, type RefObject } from 'react';
import { searchComboBoxTexts } from '../../intl/suggestions.nl-BE.ts';
import { useFormField } from '../../private/fields/formFields.ts';
import { useMessages } from '../../private/messages.ts';
import { plain } from '../../private/search/searchText.ts';

interface ChoiceInFormSettings {
  label: string;
  /** The text in the field; key and name of what is chosen. */
  chosen: { text: string; key: string; name: string };
  /** Wraps the controls, the one with the text first. */
  holderRef: RefObject<HTMLElement | null>;
}

/** What a form is sent of a search, which keeps it from being sent while its text is no choice (a hook). */
export function useChoiceInForm({ label, chosen, holderRef }: ChoiceInFormSettings) {
  const { notChosen } = useMessages('searchComboBox', searchComboBoxTexts);
  const keyRef = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<string>();
  const isChosen = plain(chosen.text) === plain(chosen.name);
  useFormField(() => keyRef.current, {
    label,
    sent: isChosen ? chosen.key : undefined,
    check() {
      if (isChosen) return undefined;
      setRefused(chosen.text);
      return notChosen;
    },
    findFocus: () => holderRef.current?.querySelector('input'),
  });
  return {
    /** For the hidden control that is sent. */
    control: { ref: keyRef, type: 'hidden', value: chosen.key },
    /** Whether the text is the name of what is chosen. */
    isChosen,
    /** What is wrong with a text that was to be sent. */
    errorMessage: refused === chosen.text && !isChosen ? notChosen : undefined,
    /** Clears the error of the form at this field. */
    notifyForm() {
      keyRef.current?.dispatchEvent(new Event('input', { bubbles: true }));
    },
  };
}
