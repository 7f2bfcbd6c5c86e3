import { useMemo, useSyncExternalStore } from 'react';
import type { Editor } from '../document/editor-context.ts';
import type { SaveState } from '../../../../lib/saving/document-saver.ts';
import type { ValuationSaver } from './valuation-saver.ts';

/**
 * The save state of a document. Used only by components that show it, because it changes three times with every save.
 */
export const useSaveState = (saver: ValuationSaver): SaveState =>
  useSyncExternalStore(saver.subscribe, () => saver.state);

const noIssues: Editor['serverIssues'] = {};

/** The server's errors about the last save, by field. */
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
