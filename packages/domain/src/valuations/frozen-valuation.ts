import type { ValuationOutcome } from '@valia/valuation/valuation-outcome.ts';
import type { ValuationDocument } from './document/valuation-document.ts';

/**
 * The data that is frozen when a valuation is completed, and that its SHA-256 is computed from (canonical JSON, RFC
 * 8785). `sectorSetId` is null when the multiples are the adviser's own.
 */
export interface FrozenValuation {
  document: ValuationDocument;
  sectorSetId: string | null;
  engineVersion: string;
  outcome: ValuationOutcome;
}
