import type { ValuationDocument } from '@valia/domain/valuations/valuation-document.ts';
import { toValuationInputs } from '@valia/domain/valuations/valuation-document.ts';
import { valueCompany } from '@valia/valuation/value-company.ts';
import { useMemo, useReducer } from 'react';
import { useLanguage } from '../../../lib/language.ts';
import type { Editor } from './editor-context.ts';
import { acceptText, acceptValue } from './model/accept-text.ts';
import { editorReducer, initialEditorState } from './model/editor-state.ts';

type EditorDocument = Omit<Editor, 'valuation' | 'readOnly' | 'sectors' | 'serverIssues'>;

/** The document being edited, its history, and its value, computed again at every change. */
export const useEditorDocument = (initial: ValuationDocument, readOnly: boolean): EditorDocument => {
  const language = useLanguage();
  const [state, dispatch] = useReducer(editorReducer, initial, initialEditorState);
  const { document, refused } = state;
  const outcome = useMemo(() => valueCompany(toValuationInputs(document)), [document]);
  const last = state.past.at(-1);

  const write = (path: string, text: string): boolean => {
    if (readOnly) return false;
    const acceptance = acceptText(document, path, text, language);
    if (acceptance.document === null) {
      dispatch({ type: 'refuse', path, text, issue: acceptance.issue });
      return false;
    }
    dispatch({ type: 'edit', path, document: acceptance.document });
    return true;
  };

  const put = (path: string, value: unknown): void => {
    if (readOnly) return;
    const acceptance = acceptValue(document, path, value);
    if (acceptance.document === null) return;
    dispatch({ type: 'edit', path, document: acceptance.document });
    dispatch({ type: 'end-stretch' });
  };

  return {
    document,
    outcome,
    lastChange: last === undefined ? null : { path: last.path, document: last.document },
    language,
    refused,
    write,
    put,
    change: (path, edit) => {
      if (readOnly) return;
      dispatch({ type: 'end-stretch' });
      dispatch({ type: 'edit', path, document: edit(document) });
      dispatch({ type: 'end-stretch' });
    },
    refuse: (path, text, issue) => {
      if (!readOnly) dispatch({ type: 'refuse', path, text, issue });
    },
    forget: (path) => dispatch({ type: 'forget', path }),
    endStretch: () => dispatch({ type: 'end-stretch' }),
    undo: () => {
      if (!readOnly) dispatch({ type: 'undo' });
    },
    redo: () => {
      if (!readOnly) dispatch({ type: 'redo' });
    },
    canUndo: !readOnly && state.past.length > 0,
    canRedo: !readOnly && state.future.length > 0,
  };
};
