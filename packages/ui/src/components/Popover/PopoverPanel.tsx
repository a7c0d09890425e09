import { useId, type ReactNode } from 'react';
import { Popover, type PopoverProps } from 'react-aria-components';
import { floating, floatingLayer } from '../../private/dialogs/floating.css.ts';
import { keyMark } from '../../private/keyboard/keyTable.ts';
import { FocusReturn } from '../../private/dialogs/FocusReturn.tsx';
import * as styles from './Popover.css.ts';

interface PopoverPanelProps extends Pick<
  PopoverProps,
  'placement' | 'trigger' | 'triggerRef' | 'isOpen' | 'onOpenChange'
> {
  id?: string;
  title: string;
  children: ReactNode;
}

/** The panel of a popover: for inside a `DialogTrigger`, or with a `triggerRef`. */
export function PopoverPanel({ title, children, ...props }: PopoverPanelProps) {
  const titleId = useId();
  return (
    <Popover
      {...keyMark('popover')}
      {...props}
      className={`${floating} ${styles.popover}`}
      style={floatingLayer}
      aria-labelledby={titleId}
    >
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {children}
      <FocusReturn />
    </Popover>
  );
}
