import { useRouteContext } from '@tanstack/react-router';
import { useMarginsShown } from '../../state/marginChoice.ts';

/** Whether margins stand in the document, and how to choose that; remembered for each person (a hook). */
export function useMargins(): [isShown: boolean, choose: (isShown: boolean) => void] {
  const { margins, session } = useRouteContext({ from: '__root__' });
  const user = session.user()?.name ?? '';
  const isShown = useMarginsShown(margins, user);
  return [isShown, (chosen) => margins.choose(user, chosen)];
}
