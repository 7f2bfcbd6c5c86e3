import { useEditor } from '../editor-context.ts';
import type { PasteOutcome } from '../model/paste-block.ts';

/** Takes a pasted block into the document; a text refused before goes where its cell was filled. */
export const useTakePaste = () => {
  const { document, change, forget, refuse } = useEditor();
  return (path: string, outcome: PasteOutcome): void => {
    if (outcome.document !== document) change(path, () => outcome.document);
    for (const filled of outcome.applied) forget(filled);
    for (const entry of outcome.refused) refuse(entry.path, entry.text, entry.issue);
  };
};
