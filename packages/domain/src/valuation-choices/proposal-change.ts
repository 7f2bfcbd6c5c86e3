import { valueCompany } from '@valia/valuation/company/value-company.ts';
import { appliedMultiplesOf } from '@valia/valuation/multiples/applied-multiples-of.ts';
import {
  toValuationInputs,
  type ValuationDocument,
} from '../valuations/document/valuation-document.ts';
import type { SectorMultiples } from '../valuations/valuation-schemas.ts';
import { writeField } from '../valuation-fields/write-field.ts';
import { saveDeals, proposedRung, applyRung } from './multiple-rungs.ts';

export interface ProposalChange {
  /** EV/EBITDA as it was proposed, and as it is proposed now. */
  before: number;
  after: number;
  /** The document with the new proposal, and the one that keeps its value and is not asked again. */
  taken: ValuationDocument;
  kept: ValuationDocument;
}

/** Whether EV/EBITDA is still as some edition proposed it. */
const isProposal = ({ multiples: { evToEbitda, sizeStep } }: ValuationDocument): boolean => {
  const { origin } = evToEbitda;
  if (origin.kind === 'sector') return sizeStep.mode === 'auto';
  return origin.kind === 'own' && origin.evidence?.kind === 'sme-deals';
};

/** What this edition proposes was taken, or is not wanted. */
const wasAsked = ({ multiples }: ValuationDocument, { setId }: SectorMultiples): boolean =>
  multiples.deals?.setId === setId || multiples.declinedEdition === setId;

const appliedOf = (document: ValuationDocument): number | null =>
  appliedMultiplesOf(valueCompany(toValuationInputs(document)).figures, 'evToEbitda')?.central ??
  null;

/** The same to two decimals, as multiples are read. */
const readsAlike = (one: number, other: number): boolean => Math.abs(one - other) < 0.005;

/**
 * What an edition proposes now in place of what an earlier one did; null where nothing was proposed before, nothing is
 * now, or it comes to the same. Nothing changes by itself: the adviser is asked.
 */
export const proposalChange = (
  document: ValuationDocument,
  set: SectorMultiples | null,
): ProposalChange | null => {
  if (set?.deals === undefined || wasAsked(document, set) || !isProposal(document)) return null;
  const rung = proposedRung(document, set);
  const taken = rung === null ? null : applyRung(document, rung, set);
  if (taken === null) return null;
  const [before, after] = [appliedOf(document), appliedOf(taken)];
  if (before === null || after === null || readsAlike(before, after)) return null;
  // Without the deals of any edition there is no distance from them to show.
  const known = document.multiples.deals === undefined ? saveDeals(document, set) : document;
  const kept = writeField(known, 'multiples.declinedEdition', set.setId);
  return { before, after, taken, kept };
};

/**
 * The document with the deals of this edition beside it, where it holds an earlier one's and rests on neither; else null.
 * Its distances would be from other deals than the ladder shows.
 */
export const withNewerDeals = (
  document: ValuationDocument,
  set: SectorMultiples | null,
): ValuationDocument | null => {
  const { deals } = document.multiples;
  if (set === null || deals === undefined || wasAsked(document, set) || isProposal(document))
    return null;
  const newer = saveDeals(document, set);
  return deals.sector !== document.company.sector || newer === document ? null : newer;
};
