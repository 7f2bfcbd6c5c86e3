import type { FieldIssue } from '@valia/domain/errors/field-issue.ts';
import type { ValuationDocument } from '@valia/domain/valuations/valuation-document.ts';
import { mergeDocuments } from './merge-documents.ts';
import { movedPath } from './moved-path.ts';

/** What a person wrote and the document could not take; it stays visible until mended. */
interface RefusedText {
  text: string;
  issue: FieldIssue;
}

interface HistoryEntry {
  document: ValuationDocument;
  /** The field the change after this document touched. */
  path: string;
}

export interface EditorState {
  past: HistoryEntry[];
  document: ValuationDocument;
  future: HistoryEntry[];
  refused: Readonly<Record<string, RefusedText>>;
  /** Edits of the same field join into one undo step until the stretch ends. */
  openPath: string | null;
}

export type EditorAction =
  | { type: 'edit'; path: string; document: ValuationDocument }
  | { type: 'refuse'; path: string; text: string; issue: FieldIssue }
  | { type: 'forget'; path: string }
  | { type: 'forget-all' }
  | { type: 'end-stretch' }
  /** What somebody else saved meanwhile: the changes made here since `base` go upon it. */
  | { type: 'rebase'; base: ValuationDocument; theirs: ValuationDocument }
  | { type: 'undo' }
  | { type: 'redo' };

const historyLimit = 200;

const without = (refused: EditorState['refused'], path: string): EditorState['refused'] => {
  if (!(path in refused)) return refused;
  return Object.fromEntries(Object.entries(refused).filter(([key]) => key !== path));
};

/** Refused texts stay with their field where it moves in its list, and go when it goes. */
const movedWith = (
  refused: EditorState['refused'],
  before: ValuationDocument,
  after: ValuationDocument,
): EditorState['refused'] =>
  Object.fromEntries(
    Object.entries(refused).flatMap(([path, { text, issue }]) => {
      const moved = movedPath(path, before, after);
      return moved === null ? [] : [[moved, { text, issue: { ...issue, path: moved } }]];
    }),
  );

/** `left`: what an earlier editor of the same valuation ended with; its refused texts are taken up again. */
export const initialEditorState = (
  document: ValuationDocument,
  left: Pick<EditorState, 'document' | 'refused'> | null = null,
): EditorState => ({
  past: [],
  document,
  future: [],
  refused: left === null ? {} : movedWith(left.refused, left.document, document),
  openPath: null,
});

const edit = (state: EditorState, path: string, document: ValuationDocument): EditorState => {
  const refused = without(state.refused, path);
  if (document === state.document) return refused === state.refused ? state : { ...state, refused };
  const joins = state.openPath === path && state.past.length > 0;
  const past = joins
    ? state.past
    : [...state.past, { document: state.document, path }].slice(-historyLimit);
  return {
    past,
    document,
    future: [],
    refused: movedWith(refused, state.document, document),
    openPath: path,
  };
};

/** Undoing past this would put old values over the other person's: the history begins anew. */
const rebase = (
  state: EditorState,
  base: ValuationDocument,
  theirs: ValuationDocument,
): EditorState => {
  const document = mergeDocuments(base, state.document, theirs);
  if (document === state.document) return state;
  const refused = movedWith(state.refused, state.document, document);
  return { ...initialEditorState(document), refused };
};

const undo = (state: EditorState): EditorState => {
  const last = state.past.at(-1);
  if (last === undefined) return state;
  return {
    ...state,
    past: state.past.slice(0, -1),
    document: last.document,
    future: [{ document: state.document, path: last.path }, ...state.future],
    refused: movedWith(without(state.refused, last.path), state.document, last.document),
    openPath: null,
  };
};

const redo = (state: EditorState): EditorState => {
  const [next, ...future] = state.future;
  if (next === undefined) return state;
  return {
    ...state,
    past: [...state.past, { document: state.document, path: next.path }],
    document: next.document,
    future,
    refused: movedWith(without(state.refused, next.path), state.document, next.document),
    openPath: null,
  };
};

export const editorReducer = (state: EditorState, action: EditorAction): EditorState => {
  switch (action.type) {
    case 'edit':
      return edit(state, action.path, action.document);
    case 'refuse':
      return {
        ...state,
        refused: { ...state.refused, [action.path]: { text: action.text, issue: action.issue } },
      };
    case 'forget':
      return { ...state, refused: without(state.refused, action.path) };
    case 'forget-all':
      return { ...state, refused: {} };
    case 'rebase':
      return rebase(state, action.base, action.theirs);
    case 'end-stretch':
      return state.openPath === null ? state : { ...state, openPath: null };
    case 'undo':
      return undo(state);
    case 'redo':
      return redo(state);
  }
};
