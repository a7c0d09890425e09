import { OnDemand } from '../../components/OnDemand/OnDemand.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import type { SuggestionPanelProps } from './SuggestionPanel.tsx';
import { suggestionPanel } from './suggestionPart.ts';
import { useSearchStatus } from './useSearchStatus.ts';

interface SuggestionListProps<Item> extends Omit<SuggestionPanelProps<Item>, 'status'> {
  /** A search starts at this many characters. */
  minimumLength: number;
  /** The announcement for screen readers while the list is closed. */
  announcement?: string;
}

/** The list below a field, whose panel is loaded on demand, and its announcements. */
export function SuggestionList<Item>({
  minimumLength,
  announcement = '',
  ...panel
}: SuggestionListProps<Item>) {
  const { state, isOpen, isAwaited, isQuiet, close } = panel.suggestions;
  const { shown, spoken } = useSearchStatus(state, minimumLength, isQuiet);
  return (
    <>
      <VisuallyHidden isStatus>{isOpen ? spoken : announcement}</VisuallyHidden>
      <OnDemand part={suggestionPanel} isAsked={isAwaited} onCancel={close}>
        {({ SuggestionPanel }) => isOpen && <SuggestionPanel {...panel} status={shown} />}
      </OnDemand>
    </>
  );
}
