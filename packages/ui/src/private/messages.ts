import { createContext, useContext, useMemo } from 'react';
import type { Messages } from '../intl/nl-BE.ts';

/** Texts that replace ours, per room; what is left out keeps our wording. */
export type MessageOverrides = { [Room in keyof Messages]?: Partial<Messages[Room]> };

export const MessagesContext = createContext<MessageOverrides>({});

/**
 * The texts of one room, in the words of whoever uses the components.
 * @param own the texts of the room: given by the component, so that no other room's are loaded
 */
export function useMessages<Room extends keyof Messages>(
  room: Room,
  own: Messages[Room],
): Messages[Room] {
  const others = useContext(MessagesContext)[room];
  return useMemo(() => (others === undefined ? own : { ...own, ...others }), [own, others]);
}
