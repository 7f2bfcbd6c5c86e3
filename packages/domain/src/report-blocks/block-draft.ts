import type { MultipleChain } from '../valuations/multiple-chain-schema.ts';
import type { SourceNote } from '../valuations/document/valuation-document.ts';
import type { BlockId } from './block-ids.ts';
import type { StoredFigure, LocalText } from './report-contents-schema.ts';
import type { MissingFact } from './missing-fact.ts';
import type { SentenceCode } from './sentence-codes.ts';

/** The lists that a report's words are chosen from. */
type TermGroup =
  | 'purposes'
  | 'circulations'
  | 'documentKinds'
  | 'documentOrigins'
  | 'statesOfDocument';

/**
 * What a sentence says besides its words. `own` is what somebody wrote, in the languages in which they did; `name` is
 * the same in all; `issued` the day on which the report is issued.
 */
export type SaidValue =
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
  | { kind: 'joined'; parts: readonly SaidValue[] };

/** One sentence of a report, in no language yet. */
export interface Sentence {
  code: SentenceCode;
  values: Readonly<Record<string, SaidValue>>;
}

/** How the lines of a block are set: each line of a ledger begins with its name and a colon. */
export type BlockForm = 'prose' | 'ledger' | 'ticks' | 'numbers' | 'warnings' | 'signature';

export interface DraftTable {
  columns: readonly SentenceCode[];
  rows: readonly (readonly (SaidValue | null)[])[];
}

/** What a block says of the figures and facts as they are, and what it would say more of. */
export interface BlockDraft {
  id: BlockId;
  form: BlockForm;
  /** Each of one or more sentences. */
  paragraphs: readonly (readonly Sentence[])[];
  table: DraftTable | null;
  missing: readonly MissingFact[];
}

/** A block as a report of one language prints it. */
export interface WrittenBlock {
  id: BlockId;
  title: string;
  form: BlockForm;
  paragraphs: string[];
  table: { columns: string[]; rows: string[][] } | null;
  /** Whether these are the adviser's own words. */
  isOwn: boolean;
}
