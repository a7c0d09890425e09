import { useId } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { keyMark } from '../../private/keyboard/keyTable.ts';
import * as dialogStyles from '../../private/dialogs/dialog.css.ts';
import { alertDialogTexts } from '../../intl/forms.nl-BE.ts';
import { useMessages } from '../../private/messages.ts';
import { FocusReturn } from '../../private/dialogs/FocusReturn.tsx';
import { Button } from '../Button/Button.tsx';
import * as styles from './AlertDialog.css.ts';
import type { AlertDialogTone } from './alertDialogTones.ts';

/** Props of {@link AlertDialog}. */
export interface AlertDialogProps {
  /** The question, in one sentence. */
  title: string;
  /** What follows from the answer, in a sentence or two. A line break in it stays one. */
  message?: string;
  /** The button that does it, verb first. */
  confirmLabel: string;
  /** Label of the button that cancels; 'Annuleren' by default. */
  cancelLabel?: string;
  /** What doing it means. */
  tone?: AlertDialogTone;
  /** Whether it is asked now. */
  isOpen: boolean;
  /** Called with the answer; Escape answers `false`. */
  onAnswer: (isConfirmed: boolean) => void;
}

/** The button that changes nothing has the focus, before the dialog itself takes it. */
const first = { autoFocus: true };

/**
 * A question that must be answered. The button that cancels comes first and has the focus; a click on the
 * backdrop does nothing. `confirm` asks it without state of your own.
 */
export function AlertDialog({ isOpen, onAnswer, ...props }: AlertDialogProps) {
  return (
    <ModalOverlay
      className={dialogStyles.scrim}
      isOpen={isOpen}
      onOpenChange={(next) => !next && onAnswer(false)}
    >
      <Modal className={`${dialogStyles.sheet} ${styles.width}`}>
        <Question {...props} onAnswer={onAnswer} />
        <FocusReturn />
      </Modal>
    </ModalOverlay>
  );
}

function Question({
  title,
  message,
  confirmLabel,
  cancelLabel,
  tone = 'accent',
  onAnswer,
}: Omit<AlertDialogProps, 'isOpen'>) {
  const texts = useMessages('alertDialog', alertDialogTexts);
  const messageId = useId();
  return (
    <Dialog
      {...keyMark('alertDialog')}
      role="alertdialog"
      className={styles.dialog}
      aria-describedby={message === undefined ? undefined : messageId}
    >
      <Heading slot="title" level={2} className={dialogStyles.title}>
        {title}
      </Heading>
      {message !== undefined && (
        <p id={messageId} className={styles.message}>
          {message}
        </p>
      )}
      <div className={dialogStyles.buttons}>
        <Button {...first} onPress={() => onAnswer(false)}>
          {cancelLabel ?? texts.cancel}
        </Button>
        <Button tone={tone} variant="solid" onPress={() => onAnswer(true)}>
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}
