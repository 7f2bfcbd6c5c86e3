import type { FieldIssue } from '@valia/domain/errors/field-issue.ts';
import type { RememberedTargets } from '@valia/domain/pasted-accounts/remembered-targets.ts';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import type { SectorMultiples, Valuation } from '@valia/domain/valuations/valuation-schemas.ts';
import type { SnapshotSummary } from '@valia/domain/valuations/valuation-snapshot-schemas.ts';
import type { Language } from '@valia/i18n/languages.ts';
import type { ValuationOutcome } from '@valia/valuation/valuation-outcome.ts';
import { createContext, useContext } from 'react';
import type { EditorState, PastedBlock, UndoneChange } from './editor-state.ts';

type ValuationFacts = Pick<
  Valuation,
  'id' | 'type' | 'status' | 'snapshot' | 'access' | 'archived' | 'createdAt'
>;

/** The data that all parts of the editor read, and the functions with which they write. */
export interface Editor {
  valuation: ValuationFacts;
  document: ValuationDocument;
  outcome: ValuationOutcome;
  /** The engine that computed `outcome`, if it is not the current one; null for the current one. */
  frozenBy: string | null;
  /**
   * Whether the current engine yields the displayed value, so that analyses with further values may be shown beside it.
   */
  canRecompute: boolean;
  /**
   * The central equity value that was stored with exactly this document, in whole units; null once the document has
   * changed.
   */
  storedEquity: number | null;
  /** The document before the last change, and the field that was changed. */
  lastChange: { path: string; document: ValuationDocument } | null;
  /** The subject of the last undo or redo; null once anything else was done. */
  takenStep: UndoneChange | null;
  language: Language;
  readOnly: boolean;
  /** The earlier version being viewed; null for the current one. */
  shownVersion: SnapshotSummary | null;
  sectors: SectorMultiples | null;
  /** The rows to which this user assigned rows of pasted accounts. */
  rememberedRows: RememberedTargets;
  refused: EditorState['refused'];
  /** The server's errors by the path of the field. */
  serverIssues: Readonly<Record<string, FieldIssue>>;
  /** Writes a typed text: into the document, or beside it together with its error. */
  write: (path: string, text: string) => boolean;
  /** Whether a field still has this text. Provided here, because parsing a text needs the whole schema. */
  holds: (path: string, text: string) => boolean;
  /** Sets a value that was chosen, not typed. */
  put: (path: string, value: unknown) => void;
  /** Makes any other edit: one undo step, identified by its main field. */
  change: (path: string, edit: (document: ValuationDocument) => ValuationDocument) => void;
  /** Writes a pasted block: one undo step, identified by its first field. */
  paste: (path: string, block: PastedBlock) => void;
  forget: (path: string) => void;
  forgetAll: () => void;
  /** Takes what another user saved since `base`, with the changes made here applied on top. */
  rebase: (base: ValuationDocument, theirs: ValuationDocument) => void;
  /** Like `rebase`, but without a question to the user: the undo history is preserved. */
  merge: (base: ValuationDocument, theirs: ValuationDocument) => void;
  /** Takes it without the changes made here; undo brings them back. */
  giveUp: (base: ValuationDocument, theirs: ValuationDocument) => void;
  endStretch: () => void;
  undo: () => void;
  redo: () => void;
  canUndo: boolean;
  canRedo: boolean;
  /**
   * Undoes the last change of the status, after saving typed changes. Resolves to false when it was refused, which is
   * shown to the user.
   */
  undoStatus: () => Promise<boolean>;
}

export const EditorContext = createContext<Editor | null>(null);

export const useEditor = (): Editor => {
  const editor = useContext(EditorContext);
  if (editor === null) throw new Error('useEditor outside the valuation editor');
  return editor;
};
