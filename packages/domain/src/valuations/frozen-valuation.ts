import type { ValuationOutcome } from '@valia/valuation/valuation-outcome.ts';
import type { ValuationDocument } from './document/valuation-document.ts';

/**
 * What completing a valuation freezes, and what its SHA-256 is taken of (canonical JSON, RFC 8785).
 * `sectorSetId` is null when the multiples are the adviser's own.
 */
export interface FrozenValuation {
  document: ValuationDocument;
  sectorSetId: string | null;
  engineVersion: string;
  outcome: ValuationOutcome;
}
