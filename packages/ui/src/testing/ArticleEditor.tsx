import { useRef, useState } from 'react';
import type { LineEditorProps } from '../components/LineItemsGrid/column.ts';
import { DescriptionSearch } from '../components/DescriptionSearch/DescriptionSearch.tsx';
import { articleWords, findArticles } from './exampleArticles.ts';
import type { ExampleLine } from './exampleLines.ts';

/** A text with suggestions in a cell of the example: hands over what it holds when it is left. */
export function ArticleEditor({
  label,
  text,
  errorMessage,
  onCommit,
  moveOn,
}: LineEditorProps<ExampleLine>) {
  const [typed, setTyped] = useState(text);
  // The focus may be gone before a text that was picked is drawn.
  const latest = useRef(text);
  return (
    <DescriptionSearch
      label={label}
      labelPosition="hidden"
      errorMessage={errorMessage}
      search={findArticles}
      {...articleWords}
      delay={0}
      panelWidth={400}
      value={typed}
      onChange={(next) => {
        latest.current = next;
        setTyped(next);
      }}
      onPick={moveOn}
      onBlur={() => {
        if (latest.current !== text) onCommit?.(latest.current);
      }}
    />
  );
}
