import { tryWriteValue } from '@valia/domain/valuation-cells/try-write-value.ts';
import { fieldValue } from '@valia/domain/valuation-cells/cell-paths.ts';
import { withClosedFlows } from '@valia/domain/valuation-years/with-closed-flows.ts';
import {
  toValuationInputs,
  type ValuationDocument,
} from '@valia/domain/valuations/document/valuation-document.ts';
import type { Language } from '@valia/i18n/languages.ts';
import { hasSameValue } from '@valia/valuation/company/has-same-value.ts';
import { valueCompany } from '@valia/valuation/company/value-company.ts';
import { type Dispatch, useMemo, useReducer } from 'react';
import { useLanguage } from '../../../../lib/language.ts';
import type { Editor } from './editor-context.ts';
import { parseFieldText } from '../values/parse-field-text.ts';
import { type FrozenVersion, isVersionOfDocument } from './frozen-version.ts';
import {
  type EditorAction,
  type EditorState,
  editorReducer,
  initialEditorState,
} from './editor-state.ts';

type Writing = Pick<
  Editor,
  'write' | 'put' | 'change' | 'paste' | 'forget' | 'forgetAll' | 'endStretch' | 'undo' | 'redo'
>;
type EditorDocument = Omit<
  Editor,
  | 'valuation'
  | 'storedEquity'
  | 'readOnly'
  | 'shownVersion'
  | 'sectors'
  | 'rememberedRows'
  | 'serverIssues'
  | 'undoStatus'
>;

const writingTo = (
  document: ValuationDocument,
  language: Language,
  dispatch: Dispatch<EditorAction>,
): Writing => {
  const endStretch = (): void => dispatch({ type: 'end-stretch' });
  return {
    write: (path, text) => {
      const acceptance = parseFieldText(document, path, text, language);
      if (acceptance.document === null) {
        dispatch({ type: 'refuse', path, text, issue: acceptance.issue });
        return false;
      }
      const same = Object.is(fieldValue(document, path), fieldValue(acceptance.document, path));
      dispatch({ type: 'edit', path, document: same ? document : acceptance.document });
      return true;
    },
    put: (path, value) => {
      const acceptance = tryWriteValue(document, path, value);
      if (acceptance.document === null) return;
      dispatch({ type: 'edit', path, document: acceptance.document });
      endStretch();
    },
    change: (path, edit) => {
      endStretch();
      dispatch({ type: 'edit', path, document: edit(document) });
      endStretch();
    },
    paste: (path, block) => dispatch({ type: 'paste', path, block }),
    forget: (path) => dispatch({ type: 'forget', path }),
    forgetAll: () => dispatch({ type: 'forget-all' }),
    endStretch,
    undo: () => dispatch({ type: 'undo' }),
    redo: () => dispatch({ type: 'redo' }),
  };
};

/** Whether a field still has this text: editing that a dialog interrupted then continues. */
const holdsText = (
  {
    document,
    refused,
    language,
  }: Pick<EditorState, 'document' | 'refused'> & { language: Language },
  path: string,
  text: string,
): boolean => {
  if (refused[path] !== undefined) return refused[path].text === text;
  const read = parseFieldText(document, path, text, language);
  return (
    read.issue === null && Object.is(fieldValue(read.document, path), fieldValue(document, path))
  );
};

const nothingRefused: Editor['refused'] = {};

const nothing = (): void => undefined;

const readOnlyWriting: Writing = {
  write: () => false,
  put: nothing,
  change: nothing,
  paste: nothing,
  forget: nothing,
  forgetAll: nothing,
  endStretch: nothing,
  undo: nothing,
  redo: nothing,
};

/**
 * The value of a document: the frozen result if another engine stored one for exactly this document, otherwise computed
 * by the current engine.
 */
const useOutcome = (
  document: ValuationDocument,
  version: FrozenVersion | null,
): Pick<Editor, 'outcome' | 'frozenBy' | 'canRecompute'> =>
  useMemo(() => {
    const inputs = toValuationInputs(document);
    const frozen = version !== null && isVersionOfDocument(version, document) ? version : null;
    return {
      outcome: withClosedFlows(document, frozen?.outcome ?? valueCompany(inputs)),
      frozenBy: frozen?.engineVersion ?? null,
      canRecompute: frozen === null || hasSameValue(inputs, frozen.outcome),
    };
  }, [document, version]);

/**
 * The document being edited, its history, and its value, recomputed at every change. `left` is the last state of an
 * earlier editor; `version` is what another engine froze.
 */
export const useEditorDocument = (
  initial: ValuationDocument,
  readOnly: boolean,
  left: Pick<EditorState, 'document' | 'refused'> | null = null,
  version: FrozenVersion | null = null,
): EditorDocument => {
  const language = useLanguage();
  const [{ document, refused, past, future, taken }, dispatch] = useReducer(
    editorReducer,
    initial,
    (document) => initialEditorState(document, left),
  );
  const valued = useOutcome(document, version);
  const last = past.findLast((entry) => entry.document !== document);
  return {
    ...(readOnly ? readOnlyWriting : writingTo(document, language, dispatch)),
    ...valued,
    document,
    holds: (path, text) => holdsText({ document, refused, language }, path, text),
    // Also in a read-only editor, because changes saved elsewhere must become visible.
    rebase: (base, theirs) => dispatch({ type: 'rebase', base, theirs }),
    merge: (base, theirs) => dispatch({ type: 'merge', base, theirs }),
    giveUp: (base, theirs) => dispatch({ type: 'give-up', base, theirs }),
    lastChange: last?.path == null ? null : { path: last.path, document: last.document },
    takenStep: taken,
    language,
    refused: readOnly ? nothingRefused : refused,
    canUndo: !readOnly && past.length > 0,
    canRedo: !readOnly && future.length > 0,
  };
};
