import { Alert } from '@facturatie/ui/Alert';
import { Button } from '@facturatie/ui/Button';
import { useAtomValue, useSetAtom, useStore } from 'jotai/react';
import { useEffect } from 'react';
import { documentEditorText } from '../../../intl/documentEditor.nl-BE.ts';
import { lostArticleKeys } from '../../../intl/lostArticleKeys.nl-BE.ts';
import type { DocumentEditor } from '../../../state/document/documentEditor.ts';
import type { LostArticle } from '../../../state/document/lostArticles.ts';
import { usePageKey } from '../../screen/usePageKey.ts';
import * as styles from './LostArticleNotice.css.ts';
import type { GridHandle } from './gridHandle.ts';

const text = documentEditorText.lostArticle;

export interface LostArticleNoticeProps {
  readonly editor: DocumentEditor;
  readonly grid: GridHandle;
}

/**
 * Offers to give a line back what it lost when its description was edited into another one than that of its
 * article, by a button and from anywhere by its key.
 */
export function LostArticleNotice({ editor, grid }: LostArticleNoticeProps) {
  const lost = useAtomValue(editor.lostArticleAtom);
  return lost && <Offer key={lost.line} lost={lost} editor={editor} grid={grid} />;
}

function Offer({ lost, editor, grid }: LostArticleNoticeProps & { readonly lost: LostArticle }) {
  const store = useStore();
  const keep = useSetAtom(editor.keepFieldsAtom);
  usePageKey(lostArticleKeys.keys[0].keys, () => keep());
  useEffect(() => {
    const { classList } = document.documentElement;
    classList.add(styles.page);
    document.activeElement?.scrollIntoView({ block: 'nearest' });
    return () => classList.remove(styles.page);
  }, []);

  const { lines } = store.get(editor.presentAtom);
  const number = lines.findIndex(({ id }) => id === lost.line) + 1;
  return (
    <div className={styles.notice} data-keys={lostArticleKeys.part}>
      <Alert
        tone="info"
        actions={
          <Button
            size="small"
            onPress={() => {
              keep();
              grid.focusCell(lost.line, 'description');
            }}
          >
            {text.keep}
          </Button>
        }
      >
        {text.explanation(number)}
      </Alert>
    </div>
  );
}
