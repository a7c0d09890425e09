import { useRef, useSyncExternalStore } from 'react';
import type { DocumentEditor } from './documentEditor.ts';
import type { DocumentEditorState } from './documentEditorState.ts';

/**
 * What `select` takes out of the state of the editor, following changes (a hook). Whoever asks is drawn
 * again only when that is something else.
 */
export function useEditorValue<T>(
  editor: DocumentEditor,
  select: (state: DocumentEditorState) => T,
): T {
  return useSyncExternalStore(editor.subscribe, () => select(editor.state()));
}

/** The same of an object of which each field is compared (a hook). */
export function useEditorFields<T extends object>(
  editor: DocumentEditor,
  select: (state: DocumentEditorState) => T,
): T {
  const known = useRef<T>(undefined);
  return useSyncExternalStore(editor.subscribe, () => {
    const found = select(editor.state());
    known.current = known.current && isAlike(known.current, found) ? known.current : found;
    return known.current;
  });
}

function isAlike<T extends object>(one: T, other: T): boolean {
  const names = Object.keys({ ...one, ...other }) as (keyof T)[];
  return names.every((name) => Object.is(one[name], other[name]));
}
