import type { Article } from '@facturatie/api-contract';
import { formatMoney } from '@facturatie/ui/intl';
import { DescriptionSearch } from '@facturatie/ui/DescriptionSearch';
import type { SearchFunction } from '@facturatie/ui/SearchComboBox';
import type { LineEditorProps } from '@facturatie/ui/LineItemsGrid';
import type { LineId } from '@facturatie/invoice-engine';
import { useRef, useState } from 'react';
import type { DocumentRow } from '../../state/document/documentRows.ts';
import type { DocumentActions } from './changeNumber.ts';
import { unitPricesInCent } from './lineTexts.ts';

export interface ArticleEditorOptions extends DocumentActions {
  /** The code in a line that could not be looked up; undefined when there is none. */
  readonly failedCodeOf: (row: DocumentRow) => string | undefined;
  readonly findArticles: SearchFunction<Article>;
  /** Goes on to the quantity of a line, once its article is picked or its code is typed. */
  readonly goToQuantity: (line: LineId) => void;
  /** Looks up a code that was typed as the description of a line, and fills in its article. */
  readonly lookUp: (line: LineId, code: string) => void;
}

/** Width of the list of articles, in pixels. */
const listWidth = 400;

/**
 * The editor of a description, which searches for articles (specification §4): picking one fills the line,
 * and typing on makes a text line of it again. A whole article number that is typed and left is looked up.
 */
export function articleEditor(options: ArticleEditorOptions) {
  const { dispatch, type, endTyping, failedCodeOf, findArticles, goToQuantity, lookUp } = options;
  return function ArticleEditor({
    line,
    label,
    text,
    errorMessage,
    onCommit,
  }: LineEditorProps<DocumentRow>) {
    const [typed, setTyped] = useState(text);
    const [known, setKnown] = useState(text);
    // The focus may be gone before what was typed is drawn. It is typed on top of one text only.
    const latest = useRef({ on: text, typed: text });
    if (known !== text) {
      // Something else changed the line, as undo does.
      setKnown(text);
      setTyped(text);
    }
    return (
      <DescriptionSearch
        label={label}
        labelPosition="hidden"
        errorMessage={errorMessage}
        search={findArticles}
        itemLabel={(article) => article.description}
        itemDescription={articleLine}
        itemCode={({ number }) => number}
        panelWidth={listWidth}
        value={typed}
        onChange={(next) => {
          latest.current = { on: text, typed: next };
          setTyped(next);
          const event = { type: 'descriptionEdited', line: line.id, description: next } as const;
          type({ events: [event], unread: {} });
        }}
        onPick={(article) => {
          dispatch([{ type: 'articlePicked', line: line.id, article }]);
          goToQuantity(line.id);
        }}
        onBlur={() => {
          const { on, typed: left } = latest.current;
          if (on === text && left !== text) onCommit?.(left);
          endTyping();
          // Going through the field again tries again what failed.
          const failed = failedCodeOf(line);
          if (failed !== undefined) lookUp(line.id, failed);
        }}
        onEnterCode={() => goToQuantity(line.id)}
        onLeaveCode={(code) => lookUp(line.id, code)}
      />
    );
  };
}

function articleLine({ number, unitPrice }: Article): string {
  return `${number} · ${formatMoney(unitPrice / unitPricesInCent, { hasEuroSign: true })}`;
}
