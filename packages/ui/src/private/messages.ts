import { createContext, useContext, useMemo } from 'react';
import type { Messages } from '../intl/nl-BE.ts';

/** Texts that replace ours, per component; what is left out keeps our wording. */
export type MessageOverrides = { [Component in keyof Messages]?: Partial<Messages[Component]> };

export const MessagesContext = createContext<MessageOverrides>({});

/**
 * The texts of one component, with the overrides of the consumer.
 * @param own the texts of the component: those that the caller has use for, so that no others are loaded
 */
export function useMessages<
  Component extends keyof Messages,
  Own extends Partial<Messages[Component]>,
>(component: Component, own: Own): Own {
  const others = useContext(MessagesContext)[component];
  return useMemo(() => (others === undefined ? own : { ...own, ...others }), [own, others]);
}
