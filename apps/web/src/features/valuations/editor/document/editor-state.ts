import type { FieldIssue } from '@valia/domain/errors/field-issue.ts';
import { changedFields } from '@valia/domain/valuations/activity/changed-fields.ts';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import { fieldValue } from '@valia/domain/valuation-cells/cell-paths.ts';
import { applyPatch } from '@valia/domain/valuation-patch/apply-patch.ts';
import { diffDocuments } from '@valia/domain/valuation-patch/diff-documents.ts';
import { mergeDocuments } from '@valia/domain/valuation-merge/merge-documents.ts';
import { movedPath } from '@valia/domain/valuation-cells/moved-path.ts';
import {
  withMovedSources,
  withReturnedSources,
} from '@valia/domain/valuation-cells/moved-sources.ts';

/** What a person wrote and the document could not take; it stays visible until mended. */
interface RefusedText {
  text: string;
  issue: FieldIssue;
}

interface HistoryEntry {
  document: ValuationDocument;
  /** The field the change after this document touched; null where it was no one's. */
  path: string | null;
  /** What stood beside the document at fields that a pasted block fell on, or that refused a text. */
  texts?: Readonly<Record<string, RefusedText | null>>;
}

/** A change that was just undone or done again. */
export interface UndoneStep {
  kind: 'undone' | 'redone';
  path: string;
  /** With the change. */
  document: ValuationDocument;
  /** How many steps it left to be undone: two on end may say the same. */
  left: number;
}

export interface EditorState {
  past: HistoryEntry[];
  document: ValuationDocument;
  future: HistoryEntry[];
  refused: Readonly<Record<string, RefusedText>>;
  /** Edits of the same field join into one undo step until the stretch ends. */
  openPath: string | null;
  /** Null when the last thing that was done is another. */
  taken: UndoneStep | null;
}

/** A block of cells: the document with those it takes, and those it cannot take. */
export interface PastedBlock {
  document: ValuationDocument;
  /** The fields that took their cell. */
  applied: readonly string[];
  refused: readonly (RefusedText & { path: string })[];
}

export type EditorAction =
  | { type: 'edit'; path: string; document: ValuationDocument }
  | { type: 'refuse'; path: string; text: string; issue: FieldIssue }
  | { type: 'paste'; path: string; block: PastedBlock }
  | { type: 'forget'; path: string }
  | { type: 'forget-all' }
  | { type: 'end-stretch' }
  /** What somebody else saved meanwhile: the changes made here since `base` go upon it. */
  | { type: 'rebase'; base: ValuationDocument; theirs: ValuationDocument }
  /** What somebody else saved in other cells; the history is kept, upon theirs. */
  | { type: 'merge'; base: ValuationDocument; theirs: ValuationDocument }
  /** Theirs instead of the changes made here since `base`; undo puts these upon it. */
  | { type: 'give-up'; base: ValuationDocument; theirs: ValuationDocument }
  | { type: 'undo' }
  | { type: 'redo' };

const historyLimit = 200;

const without = (refused: EditorState['refused'], path: string | null): EditorState['refused'] => {
  if (path === null || !(path in refused)) return refused;
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
  taken: null,
});

const isBackAt = (before: ValuationDocument, after: ValuationDocument, path: string): boolean =>
  Object.is(fieldValue(before, path), fieldValue(after, path)) &&
  changedFields(before, after).length === 0;

/** Whether going back to it would change nothing, because a refused text that it was made for is gone again. */
const isEmptyStep = (
  { document, path, texts }: HistoryEntry,
  { document: now, refused }: Pick<EditorState, 'document' | 'refused'>,
): boolean =>
  document === now &&
  texts !== undefined &&
  (path === null || path in texts) &&
  Object.entries(texts).every(
    ([field, text]) => (refused[field]?.text ?? null) === (text?.text ?? null),
  );

/** The refused texts that a change removes: its own field's, and those of fields that disappear with it. */
const takenTexts = (
  refused: EditorState['refused'],
  path: string,
  [before, after]: [ValuationDocument, ValuationDocument],
): Pick<HistoryEntry, 'texts'> => {
  const taken = Object.entries(refused).filter(
    ([field]) => field === path || movedPath(field, before, after) === null,
  );
  return taken.length === 0 ? {} : { texts: Object.fromEntries(taken) };
};

/** Without the steps at its end that would undo nothing. */
const settled = (state: EditorState): EditorState => {
  const kept = state.past.findLastIndex((entry) => !isEmptyStep(entry, state)) + 1;
  return kept === state.past.length
    ? state
    : { ...state, past: state.past.slice(0, kept), openPath: null };
};

/** Removes refused texts: by dropping the last step where that brought them, else by a step of its own. */
const forget = (state: EditorState, path: string | null): EditorState => {
  const refused = path === null ? {} : without(state.refused, path);
  const isGone = ([field]: [string, RefusedText]): boolean => !(field in refused);
  const gone = Object.entries(state.refused).filter(isGone);
  if (gone.length === 0) return state;
  const less = settled({ ...state, refused });
  if (less.past.length < state.past.length) return less;
  const entry = { document: state.document, path, texts: Object.fromEntries(gone) };
  return {
    ...less,
    past: [...less.past, entry].slice(-historyLimit),
    future: [],
    openPath: null,
    taken: null,
  };
};

/** One step, however many letters the text has; where something was typed before it in one go, part of that step. */
const refuse = (state: EditorState, path: string, refusal: RefusedText): EditorState => {
  const entry = { document: state.document, path, texts: { [path]: state.refused[path] ?? null } };
  const isGoingOn = state.openPath === path && state.past.at(-1)?.path === path;
  return settled({
    ...state,
    past: isGoingOn ? state.past : [...state.past, entry].slice(-historyLimit),
    future: [],
    refused: { ...state.refused, [path]: refusal },
    openPath: path,
    taken: null,
  });
};

const edit = (state: EditorState, path: string, edited: ValuationDocument): EditorState => {
  const refused = without(state.refused, path);
  if (edited === state.document)
    return state.openPath === path ? settled({ ...state, refused }) : forget(state, path);
  const typedFrom = state.openPath === path ? state.past.at(-1) : undefined;
  const past =
    typedFrom === undefined
      ? [
          ...state.past,
          {
            document: state.document,
            path,
            ...takenTexts(state.refused, path, [state.document, edited]),
          },
        ].slice(-historyLimit)
      : state.past;
  const moved = withMovedSources(state.document, edited);
  const document =
    typedFrom === undefined
      ? moved
      : withReturnedSources(typedFrom.document, state.document, moved);
  // Typed back to what it was: there is nothing to undo.
  if (typedFrom !== undefined && isBackAt(typedFrom.document, document, path))
    return {
      ...state,
      past: past.slice(0, -1),
      document: typedFrom.document,
      future: [],
      refused,
      openPath: null,
    };
  return {
    past,
    document,
    future: [],
    refused: movedWith(refused, state.document, document),
    openPath: path,
    taken: null,
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

/** Each step of the history as it would be had theirs been there: their cells are not undone here. */
const merge = (
  state: EditorState,
  base: ValuationDocument,
  theirs: ValuationDocument,
): EditorState => {
  const document = mergeDocuments(base, state.document, theirs);
  if (document === state.document) return state;
  const patch = diffDocuments(base, theirs);
  const upon = (entry: HistoryEntry): HistoryEntry => ({
    ...entry,
    document: applyPatch(entry.document, patch).document,
  });
  return {
    ...state,
    document,
    past: state.past.map(upon),
    future: state.future.map(upon),
    refused: movedWith(state.refused, state.document, document),
  };
};

const giveUp = (
  state: EditorState,
  base: ValuationDocument,
  theirs: ValuationDocument,
): EditorState => {
  const { document, refused: texts } = rebase(state, base, theirs);
  const isNothing = document === theirs && Object.keys(texts).length === 0;
  const past = isNothing ? [] : [{ document, path: null, texts }];
  return { ...initialEditorState(theirs), past };
};

const textsAt = (
  refused: EditorState['refused'],
  paths: readonly string[],
): NonNullable<HistoryEntry['texts']> =>
  Object.fromEntries(paths.map((path) => [path, refused[path] ?? null]));

const withTexts = (
  refused: EditorState['refused'],
  texts: HistoryEntry['texts'] = {},
): EditorState['refused'] =>
  Object.fromEntries(
    Object.entries({ ...refused, ...texts }).flatMap(([path, text]) =>
      text === null ? [] : [[path, text]],
    ),
  );

/** One step, with the texts that it leaves beside the document. */
const paste = (state: EditorState, path: string, block: PastedBlock): EditorState => {
  const filled = Object.fromEntries(block.applied.map((field) => [field, null]));
  const left = Object.fromEntries(block.refused.map(({ path: field, ...text }) => [field, text]));
  const texts = { ...filled, ...left };
  if (block.document === state.document && Object.keys(left).length === 0)
    return { ...state, refused: withTexts(state.refused, filled), openPath: null };
  const entry = {
    document: state.document,
    path,
    texts: textsAt(state.refused, Object.keys(texts)),
  };
  return {
    past: [...state.past, entry].slice(-historyLimit),
    document: withMovedSources(state.document, block.document),
    future: [],
    refused: withTexts(movedWith(state.refused, state.document, block.document), texts),
    openPath: null,
    taken: null,
  };
};

/** What an entry of the history holds becomes the document; the entry that leads back again. */
const goTo = (state: EditorState, { document, path, texts }: HistoryEntry) => ({
  back: {
    document: state.document,
    path,
    ...(texts && { texts: textsAt(state.refused, Object.keys(texts)) }),
  },
  document,
  refused: withTexts(movedWith(without(state.refused, path), state.document, document), texts),
});

const undo = (state: EditorState): EditorState => {
  const last = state.past.at(-1);
  if (last === undefined) return state;
  const { back, document, refused } = goTo(state, last);
  const past = state.past.slice(0, -1);
  const { path } = last;
  return {
    past,
    document,
    future: [back, ...state.future],
    refused,
    openPath: null,
    taken:
      path === null ? null : { kind: 'undone', path, document: state.document, left: past.length },
  };
};

const redo = (state: EditorState): EditorState => {
  const [next, ...future] = state.future;
  if (next === undefined) return state;
  const { back, document, refused } = goTo(state, next);
  const past = [...state.past, back];
  const { path } = next;
  return {
    past,
    document,
    future,
    refused,
    openPath: null,
    taken: path === null ? null : { kind: 'redone', path, document, left: past.length },
  };
};

export const editorReducer = (state: EditorState, action: EditorAction): EditorState => {
  switch (action.type) {
    case 'edit':
      return edit(state, action.path, action.document);
    case 'refuse':
      return refuse(state, action.path, { text: action.text, issue: action.issue });
    case 'paste':
      return paste(state, action.path, action.block);
    case 'forget':
      return forget(state, action.path);
    case 'forget-all':
      return forget(state, null);
    case 'rebase':
      return rebase(state, action.base, action.theirs);
    case 'merge':
      return merge(state, action.base, action.theirs);
    case 'give-up':
      return giveUp(state, action.base, action.theirs);
    case 'end-stretch':
      return state.openPath === null ? state : { ...state, openPath: null };
    case 'undo':
      return undo(state);
    case 'redo':
      return redo(state);
  }
};
