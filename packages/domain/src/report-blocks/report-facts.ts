import type { TornadoBar } from '@valia/valuation/analyses/tornado.ts';
import type { ValuationOutcome } from '@valia/valuation/valuation-outcome.ts';
import type { ReportAdviser } from '../reports/valuation-report-input.ts';
import type { ValuationDocument } from '../valuations/document/valuation-document.ts';
import type { ValuationType } from '../valuations/valuation-type.ts';

/** All that the blocks of a report are written from. */
export interface ReportFacts {
  type: ValuationType;
  document: ValuationDocument;
  outcome: ValuationOutcome;
  adviser: ReportAdviser;
  /** ISO date on which the report is issued. */
  issuedOn: string;
  /** How far each assumption alone moves the value, the widest first; null where it was not computed. */
  movers: readonly TornadoBar[] | null;
}
