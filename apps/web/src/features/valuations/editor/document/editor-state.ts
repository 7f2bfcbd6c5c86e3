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

/** A typed text that the document could not accept; it stays visible until it is corrected. */
interface RefusedText {
  text: string;
  issue: FieldIssue;
}

interface HistoryEntry {
  document: ValuationDocument;
  /** The field that the next change after this document touched; null when it concerned no single field. */
  path: string | null;
  /**
   * The refused texts at that time, for fields that a pasted block covered or that refused a text; null for a field
   * without one.
   */
  texts?: Readonly<Record<string, RefusedText | null>>;
}

/** A change that was just undone or redone. */
export interface UndoneChange {
  kind: 'undone' | 'redone';
  path: string;
  /** The document with the change applied. */
  document: ValuationDocument;
  /** The number of steps that can still be undone, because two consecutive steps may have the same description. */
  left: number;
}

export interface EditorState {
  past: HistoryEntry[];
  document: ValuationDocument;
  future: HistoryEntry[];
  refused: Readonly<Record<string, RefusedText>>;
  /** Edits of this field are merged into one undo step until the stretch of edits ends. */
  openPath: string | null;
  /** The last undo or redo; null when the last action was something else. */
  taken: UndoneChange | null;
}

/** A pasted block: the document with the accepted cells, and the refused cells. */
export interface PastedBlock {
  document: ValuationDocument;
  /** The fields that accepted their cell. */
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
  /** Another user saved meanwhile: the changes made here since `base` are applied on top of theirs. */
  | { type: 'rebase'; base: ValuationDocument; theirs: ValuationDocument }
  /** Another user saved changes in other cells; the undo history is preserved, on top of theirs. */
  | { type: 'merge'; base: ValuationDocument; theirs: ValuationDocument }
  /**
   * Takes the other version in place of the changes made here since `base`; undo applies these changes on top of it.
   */
  | { type: 'give-up'; base: ValuationDocument; theirs: ValuationDocument }
  | { type: 'undo' }
  | { type: 'redo' };

const historyLimit = 200;

const without = (refused: EditorState['refused'], path: string | null): EditorState['refused'] => {
  if (path === null || !(path in refused)) return refused;
  return Object.fromEntries(Object.entries(refused).filter(([key]) => key !== path));
};

/** Refused texts move with their field when it moves in its list, and are removed with it. */
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

/** `left` is the last state of an earlier editor of the same valuation, whose refused texts are restored. */
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

/** Whether undoing this step would change nothing, because the refused text that created it is gone. */
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

/** The refused texts that a change removes: its own field's, and those of fields that it removes. */
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

/** The state without the last steps whose undo would change nothing. */
const settled = (state: EditorState): EditorState => {
  const kept = state.past.findLastIndex((entry) => !isEmptyStep(entry, state)) + 1;
  return kept === state.past.length
    ? state
    : { ...state, past: state.past.slice(0, kept), openPath: null };
};

/** Removes refused texts: drops the last step if that step added them, otherwise adds a new step. */
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

/**
 * Adds one step for the refused text, however long it is. Text typed just before into the same field belongs to the
 * same step.
 */
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
  // The text was typed back to its original value, so there is nothing to undo.
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

/** Resets the history, because an undo beyond this point would overwrite the other user's values with old ones. */
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

/** Applies the other user's cells to each step of the history, so that undo here never reverts them. */
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

/** Adds one step for the block, including its refused texts. */
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

/** Restores the state of a history entry; `back` is the entry that returns to the current state. */
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
