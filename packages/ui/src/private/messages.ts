import { createContext, useContext, useMemo } from 'react';
import type { Messages } from '../intl/nl-BE.ts';

/** Texts that replace ours, per component; what is left out keeps our wording. */
export type MessageOverrides = { [Component in keyof Messages]?: Partial<Messages[Component]> };

export const MessagesContext = createContext<MessageOverrides>({});

/**
 * The texts of one component, with the overrides of the consumer.
 * @param own the texts of the component: given by the component, so that no other component's are loaded
 */
export function useMessages<Component extends keyof Messages>(
  component: Component,
  own: Messages[Component],
): Messages[Component] {
  const others = useContext(MessagesContext)[component];
  return useMemo(() => (others === undefined ? own : { ...own, ...others }), [own, others]);
}
