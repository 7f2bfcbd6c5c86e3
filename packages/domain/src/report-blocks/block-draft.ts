import type { MultipleChain } from '../valuations/multiple-chain-schema.ts';
import type { SourceNote } from '../valuations/document/valuation-document.ts';
import type { BlockId } from './block-ids.ts';
import type { StoredFigure, LocalText } from './report-contents-schema.ts';
import type { MissingFact } from './missing-fact.ts';
import type { SentenceCode } from './sentence-codes.ts';

/** The lists from which terms of a report are chosen. */
type TermGroup =
  | 'purposes'
  | 'circulations'
  | 'documentKinds'
  | 'documentOrigins'
  | 'statesOfDocument';

/**
 * The values within a sentence. `own` is a user's own text, in the languages in which it was written; `name` is the
 * same in all languages; `issued` is the day on which the report is issued.
 */
export type SentenceValue =
  | (StoredFigure & { decimals?: number })
  | { kind: 'words'; value: number; currency: string }
  | { kind: 'name'; value: string }
  | { kind: 'own'; value: LocalText }
  | { kind: 'term'; group: TermGroup; value: string }
  | { kind: 'sector'; value: string }
  | { kind: 'province'; value: string }
  | { kind: 'region'; value: string }
  | { kind: 'driver'; value: string }
  | { kind: 'currency'; value: string }
  | { kind: 'field'; path: string }
  | { kind: 'block'; value: BlockId }
  | { kind: 'source'; note: SourceNote }
  | { kind: 'chain'; value: MultipleChain }
  | { kind: 'issued'; value: string }
  | { kind: 'joined'; parts: readonly SentenceValue[] };

/** One sentence of a report, independent of its language. */
export interface Sentence {
  code: SentenceCode;
  values: Readonly<Record<string, SentenceValue>>;
}

/** The layout of a block's lines: each line of a ledger begins with its name and a colon. */
export type BlockForm = 'prose' | 'ledger' | 'ticks' | 'numbers' | 'warnings' | 'signature';

export interface DraftTable {
  columns: readonly SentenceCode[];
  rows: readonly (readonly (SentenceValue | null)[])[];
}

/**
 * The generated contents of a block for the current figures and facts, and the facts that are missing for more
 * sentences.
 */
export interface BlockDraft {
  id: BlockId;
  form: BlockForm;
  /** Each paragraph has one or more sentences. */
  paragraphs: readonly (readonly Sentence[])[];
  table: DraftTable | null;
  missing: readonly MissingFact[];
}

/** A block as printed in a report of one language. */
export interface WrittenBlock {
  id: BlockId;
  title: string;
  form: BlockForm;
  paragraphs: string[];
  table: { columns: string[]; rows: string[][] } | null;
  /** Whether the text was written by the adviser. */
  isOwn: boolean;
}
