import { createContext, useContext } from 'react';
import { nlBE, type Messages } from '../intl/nl-BE.ts';

/** Texts that replace ours, per room; what is left out keeps our wording. */
export type MessageOverrides = { [Room in keyof Messages]?: Partial<Messages[Room]> };

/** Our texts with the replacements in their places. */
export function mergeMessages(overrides: MessageOverrides): Messages {
  const rooms = Object.entries(nlBE).map(([room, texts]) => [
    room,
    { ...texts, ...overrides[room as keyof Messages] },
  ]);
  return Object.fromEntries(rooms) as Messages;
}

export const MessagesContext = createContext<Messages>(nlBE);

/** The texts of one room, in the words of whoever uses the components. */
export function useMessages<Room extends keyof Messages>(room: Room): Messages[Room] {
  return useContext(MessagesContext)[room];
}
