import type { FieldIssue } from '@valia/domain/errors/field-issue.ts';
import type { RememberedTargets } from '@valia/domain/pasted-accounts/read-pasted-accounts.ts';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import type { SectorMultiples, Valuation } from '@valia/domain/valuations/valuation-schemas.ts';
import type { SnapshotSummary } from '@valia/domain/valuations/valuation-snapshot-schemas.ts';
import type { Language } from '@valia/i18n/languages.ts';
import type { ValuationOutcome } from '@valia/valuation/valuation-outcome.ts';
import { createContext, useContext } from 'react';
import type { EditorState, PastedBlock, UndoneStep } from './editor-state.ts';

type ValuationFacts = Pick<
  Valuation,
  'id' | 'type' | 'status' | 'snapshot' | 'access' | 'archived' | 'createdAt'
>;

/** What every part of the editor reads and how it writes. */
export interface Editor {
  valuation: ValuationFacts;
  document: ValuationDocument;
  outcome: ValuationOutcome;
  /** The engine that computed `outcome`, where that is another one than this; null for this one. */
  frozenBy: string | null;
  /** Whether this engine gives the value shown, so that what computes further values may stand beside it. */
  canRecompute: boolean;
  /** Central equity value that was stored with this very document, in whole units; null once it is another. */
  storedEquity: number | null;
  /** The document before the last change, and the field that change was in. */
  lastChange: { path: string; document: ValuationDocument } | null;
  /** What undo or redo was about, as long as nothing else was done since. */
  takenStep: UndoneStep | null;
  language: Language;
  readOnly: boolean;
  /** The earlier version that is looked at; null for what is there now. */
  shownVersion: SnapshotSummary | null;
  sectors: SectorMultiples | null;
  /** Where this person said that rows of pasted accounts go. */
  rememberedRows: RememberedTargets;
  refused: EditorState['refused'];
  /** What the server had against a field, by the field's path. */
  serverIssues: Readonly<Record<string, FieldIssue>>;
  /** Takes what a person typed into a field: into the document, or beside it with what is wrong. */
  write: (path: string, text: string) => boolean;
  /** Whether a field is as this text left it; read here, since to read a text takes the whole schema. */
  holds: (path: string, text: string) => boolean;
  /** Puts a value that was chosen rather than typed. */
  put: (path: string, value: unknown) => void;
  /** Any other edit; one undo step, named by the field it is about. */
  change: (path: string, edit: (document: ValuationDocument) => ValuationDocument) => void;
  /** Takes a pasted block; one undo step, named by the field it begins at. */
  paste: (path: string, block: PastedBlock) => void;
  forget: (path: string) => void;
  forgetAll: () => void;
  /** Takes what somebody else saved since `base`, with the changes made here upon it. */
  rebase: (base: ValuationDocument, theirs: ValuationDocument) => void;
  /** As `rebase`, without a question that was asked: what can be undone stays so. */
  merge: (base: ValuationDocument, theirs: ValuationDocument) => void;
  /** Takes it without those changes, until they are asked back by undo. */
  giveUp: (base: ValuationDocument, theirs: ValuationDocument) => void;
  endStretch: () => void;
  undo: () => void;
  redo: () => void;
  canUndo: boolean;
  canRedo: boolean;
  /** Takes back the last change of the status, with what is typed saved. False where it was refused, which is told. */
  undoStatus: () => Promise<boolean>;
}

export const EditorContext = createContext<Editor | null>(null);

export const useEditor = (): Editor => {
  const editor = useContext(EditorContext);
  if (editor === null) throw new Error('useEditor outside the valuation editor');
  return editor;
};
