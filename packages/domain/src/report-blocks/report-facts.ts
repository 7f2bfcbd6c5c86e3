import type { ValuationOutcome } from '@valia/valuation/valuation-outcome.ts';
import type { ReportAdviser } from '../reports/valuation-report-input.ts';
import type { ValuationDocument } from '../valuations/document/valuation-document.ts';
import type { ValuationType } from '../valuations/valuation-type.ts';

/** How far one assumption alone moves the value, in the valuation's unit. */
export interface ValueMover {
  driver: string;
  swing: number;
}

/** All that the blocks of a report are written from. */
export interface ReportFacts {
  type: ValuationType;
  document: ValuationDocument;
  outcome: ValuationOutcome;
  adviser: ReportAdviser;
  /** ISO date on which the report is issued. */
  issuedOn: string;
  /** The widest first; null where it was not computed. */
  movers: readonly ValueMover[] | null;
}
