import { valueCompany } from '@valia/valuation/company/value-company.ts';
import { appliedMultiplesOf } from '@valia/valuation/multiples/applied-multiples-of.ts';
import {
  toValuationInputs,
  type ValuationDocument,
} from '../valuations/document/valuation-document.ts';
import type { SectorMultiples } from '../valuations/valuation-schemas.ts';
import { writeField } from '../valuation-fields/write-field.ts';
import { storeEditionDeals, proposedRung, applyRung } from './multiple-rungs.ts';

export interface ProposalChange {
  /** EV/EBITDA as originally proposed, and as proposed now. */
  before: number;
  after: number;
  /** The document with the new proposal, and the one that keeps its value and does not ask again. */
  taken: ValuationDocument;
  kept: ValuationDocument;
}

/** Whether EV/EBITDA is still the proposal of some edition. */
const isProposal = ({ multiples: { evToEbitda, sizeStep } }: ValuationDocument): boolean => {
  const { origin } = evToEbitda;
  if (origin.kind === 'sector') return sizeStep.mode === 'auto';
  return origin.kind === 'own' && origin.evidence?.kind === 'sme-deals';
};

/** Whether this edition's proposal was already accepted or declined. */
const wasAsked = ({ multiples }: ValuationDocument, { setId }: SectorMultiples): boolean =>
  multiples.deals?.setId === setId || multiples.declinedEdition === setId;

const appliedOf = (document: ValuationDocument): number | null =>
  appliedMultiplesOf(valueCompany(toValuationInputs(document)).figures, 'evToEbitda')?.central ??
  null;

/** Whether two multiples are equal to two decimals, as they are displayed. */
const readsAlike = (one: number, other: number): boolean => Math.abs(one - other) < 0.005;

/**
 * The new edition's proposal that would replace an earlier edition's; null when nothing was proposed before or now, or
 * both are equal. Nothing changes automatically: the adviser is asked.
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
  // Stores the edition's deals when there are none, because the distance from them could not be shown
  // otherwise.
  const known =
    document.multiples.deals === undefined ? storeEditionDeals(document, set) : document;
  const kept = writeField(known, 'multiples.declinedEdition', set.setId);
  return { before, after, taken, kept };
};

/**
 * The document with this edition's deals, when it has an earlier edition's and is based on neither; otherwise null.
 * Without this, its distances would refer to other deals than those shown in the list of evidence.
 */
export const withNewerDeals = (
  document: ValuationDocument,
  set: SectorMultiples | null,
): ValuationDocument | null => {
  const { deals } = document.multiples;
  if (set === null || deals === undefined || wasAsked(document, set) || isProposal(document))
    return null;
  const newer = storeEditionDeals(document, set);
  return deals.sector !== document.company.sector || newer === document ? null : newer;
};
