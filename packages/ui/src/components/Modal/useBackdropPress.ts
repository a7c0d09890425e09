import { useRef, type PointerEvent } from 'react';

/**
 * Calls `onPress` for a press that begins and ends on the backdrop itself. Text that is selected with
 * the pointer, and let go beside the dialog, is no such press.
 */
export function useBackdropPress(onPress: () => void) {
  const beganHere = useRef(false);
  return {
    onPointerDown: (event: PointerEvent) => {
      beganHere.current = event.target === event.currentTarget && event.button === 0;
    },
    onPointerUp: (event: PointerEvent) => {
      const isPress = beganHere.current && event.target === event.currentTarget;
      beganHere.current = false;
      if (isPress) onPress();
    },
  };
}
