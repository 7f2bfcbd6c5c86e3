import { useMemo, useSyncExternalStore } from 'react';
import type { Editor } from '../document/editor-context.ts';
import type { SaveState } from '../../../../lib/saving/document-saver.ts';
import type { ValuationSaver } from './valuation-saver.ts';

/** How far a document is saved. Read only where it is shown, since it changes three times with every save. */
export const useSaveState = (saver: ValuationSaver): SaveState =>
  useSyncExternalStore(saver.subscribe, () => saver.state);

const noIssues: Editor['serverIssues'] = {};

/** What the server had against the last save, by the field. */
export const useServerIssues = (saver: ValuationSaver): Editor['serverIssues'] => {
  const refusal = useSyncExternalStore(saver.subscribe, () =>
    saver.state.kind === 'refused' ? saver.state : null,
  );
  return useMemo(
    () =>
      refusal === null
        ? noIssues
        : Object.fromEntries(refusal.issues.map((issue) => [issue.path, issue])),
    [refusal],
  );
};
