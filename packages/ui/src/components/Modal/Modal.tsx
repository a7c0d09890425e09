import { useState, type ReactNode } from 'react';
import { Dialog, Heading, Modal as AriaModal, ModalOverlay } from 'react-aria-components';
import { keyMark } from '../../private/keyboard/keyTable.ts';
import * as dialogStyles from '../../private/dialogs/dialog.css.ts';
import { modalTexts } from '../../intl/forms.nl-BE.ts';
import { useMessages } from '../../private/messages.ts';
import { FocusReturn } from '../../private/dialogs/FocusReturn.tsx';
import { AlertDialog } from '../AlertDialog/AlertDialog.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Modal.css.ts';
import type { ModalSize } from './modalSizes.ts';
import { useBackdropPress } from './useBackdropPress.ts';

/** Props of {@link Modal}. */
export interface ModalProps {
  /** What it is for: its heading, and its name for screen readers. */
  title: string;
  /** The content; a function receives `close`, which asks for confirmation while it is dirty. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Its buttons, which are sticky; a function receives the same `close`. */
  renderFooter?: (close: () => void) => ReactNode;
  /** How wide it is. Under 640 pixels it fills the screen whatever its size. */
  size?: ModalSize;
  /** Takes the height of the window: for a list that loads, so that the layout does not shift. */
  isTall?: boolean;
  /** Whether it is open. */
  isOpen: boolean;
  /** Called when it is to close: by Escape, the backdrop, its button Sluiten or `close`. */
  onClose: () => void;
  /** Whether it has unsaved changes: closing then asks for confirmation. */
  isDirty?: boolean;
  /** What gets the focus when it closes and its opener was removed; by default the main part of the page. */
  returnFocusTo?: () => HTMLElement | null | undefined;
}

/**
 * A modal dialog for one task. The focus moves into it, is trapped, and returns to what opened it. Others may
 * open over it; Escape closes the topmost.
 */
export function Modal({
  title,
  children,
  renderFooter,
  size = 'medium',
  isTall = false,
  isOpen,
  onClose,
  isDirty = false,
  returnFocusTo,
}: ModalProps) {
  const texts = useMessages('modal', modalTexts);
  const [isAsking, setIsAsking] = useState(false);
  const close = () => (isDirty ? setIsAsking(true) : onClose());
  const backdrop = useBackdropPress(close);

  function answer(isDiscarded: boolean) {
    setIsAsking(false);
    if (isDiscarded) onClose();
  }

  return (
    <ModalOverlay
      {...backdrop}
      className={`${dialogStyles.scrim} ${styles.scrim}`}
      isOpen={isOpen}
      onOpenChange={(next) => !next && close()}
    >
      <AriaModal
        className={`${dialogStyles.sheet} ${styles.size[size]}${isTall ? ` ${styles.tall}` : ''}`}
      >
        <Dialog className={styles.dialog} {...keyMark('modal')}>
          <div className={styles.head}>
            <Heading slot="title" level={2} className={dialogStyles.title}>
              {title}
            </Heading>
            <IconButton icon="close" label={texts.close} onPress={close} />
          </div>
          <div className={styles.body}>
            {typeof children === 'function' ? children(close) : children}
          </div>
          {renderFooter && (
            <div className={`${styles.foot} ${dialogStyles.buttons}`}>{renderFooter(close)}</div>
          )}
          <FocusReturn otherwise={returnFocusTo} />
          <AlertDialog
            title={texts.discardTitle}
            message={texts.discardMessage}
            cancelLabel={texts.keep}
            confirmLabel={texts.discard}
            tone="critical"
            isOpen={isAsking}
            onAnswer={answer}
          />
        </Dialog>
      </AriaModal>
    </ModalOverlay>
  );
}
