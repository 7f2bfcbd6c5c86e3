import { valueCompany } from '@valia/valuation/company/value-company.ts';
import { equityOfResult } from '@valia/valuation/equity-of-result.ts';
import { figureId, type RangePoint } from '@valia/valuation/figure.ts';
import { appliedMultiplesOf } from '@valia/valuation/multiples/applied-multiples-of.ts';
import { knownComparables } from '@valia/valuation/multiples/known-comparables.ts';
import { sizeFactor } from '@valia/valuation/multiples/size-factor.ts';
import { usedMultiples } from '@valia/valuation/multiples/used-multiples.ts';
import { type Rung, rungs, usedRung } from '@valia/valuation/multiples/used-rung.ts';
import {
  toValuationInputs,
  type ValuationDocument,
} from '../valuations/document/valuation-document.ts';
import type { SectorMultiples } from '../valuations/valuation-schemas.ts';
import { writeField } from '../valuation-fields/write-field.ts';
import { withEvToEbitda } from './multiple-edits.ts';
import { minOwnDeals, ownSalesCount, proposedRung, applyRung } from './multiple-rungs.ts';

export interface LadderRung {
  rung: Rung;
  /** EV/EBITDA at the company's size; null when there is no evidence or no EBITDA yet. */
  figures: Record<RangePoint, number> | null;
  /** The multiples paid in its deals, each adjusted to the company's size. */
  deals: number[];
  /** Central equity with this multiple, in money of the valuation. */
  equity: number | null;
  isUsed: boolean;
  isProposed: boolean;
  /** The document with this evidence applied; null when it cannot be chosen. */
  taken: ValuationDocument | null;
  /** The number of own deals that are missing. */
  lacks: number;
}

/** The evidence on which EV/EBITDA is based; null when EV/EBITDA is not used. */
const countedRung = ({ multiples }: ValuationDocument): ReturnType<typeof usedRung> | null =>
  usedMultiples(multiples).includes('evToEbitda') ? usedRung(multiples) : null;

/** The document with this evidence, and with EV/EBITDA in use, because choosing a source means using it. */
const choose = (
  document: ValuationDocument,
  rung: Rung,
  set: SectorMultiples | null,
): ValuationDocument | null => {
  const taken = applyRung(document, rung, set);
  return taken === null ? null : withEvToEbitda(taken);
};

const dealsAtSize = (
  { multiples }: ValuationDocument,
  { figures }: ReturnType<typeof valueCompany>,
): number[] =>
  knownComparables(multiples, 'evToEbitda').map(
    ({ index, value }) =>
      figures[figureId.multiple('evToEbitda', `comparable.${index}`)]?.value ?? value,
  );

/** Every kind of evidence with its effect on the valuation, the closest first. */
export const multipleLadder = (
  document: ValuationDocument,
  set: SectorMultiples | null,
): LadderRung[] => {
  const used = countedRung(document);
  const proposed = proposedRung(document, set);
  const count = ownSalesCount(document, set);
  return rungs.map((rung) => {
    const isUsed = rung === used;
    const candidate = isUsed ? document : choose(document, rung, set);
    const lacks = rung === 'own-deals' ? Math.max(0, minOwnDeals - count) : 0;
    const none = { figures: null, deals: [], equity: null };
    const outcome = candidate === null ? null : valueCompany(toValuationInputs(candidate));
    return {
      rung,
      isUsed,
      isProposed: rung === proposed,
      lacks,
      taken: isUsed || lacks > 0 ? null : candidate,
      ...(outcome === null || candidate === null
        ? none
        : {
            figures: appliedMultiplesOf(outcome.figures, 'evToEbitda'),
            deals: rung === 'own-deals' ? dealsAtSize(candidate, outcome) : [],
            equity: outcome.result === null ? null : equityOfResult(outcome.result).central,
          }),
    };
  });
};

/**
 * Central equity at the listed multiple without size adjustment, which no small company achieves; null when there is no
 * listed multiple.
 */
export const equityAtListedMultiple = (
  document: ValuationDocument,
  set: SectorMultiples | null,
): number | null => {
  const listed = choose(document, 'listed', set);
  if (listed === null) return null;
  const unadjusted = writeField(listed, 'multiples.sizeStep', { mode: 'manual', value: 0 });
  const { result } = valueCompany(toValuationInputs(unadjusted));
  return result === null ? null : equityOfResult(result).central;
};

/** The lowest and the highest sector at a size, with their codes; null without deals. */
export const dealsOfAllSectors = (
  set: SectorMultiples | null,
  ebitda: number,
): Record<'low' | 'high', { code: string; multiple: number }> | null => {
  const nodes = set?.deals?.nodes ?? [];
  const known = (set?.sectors ?? [])
    .flatMap(({ code, deals }) =>
      deals === undefined ? [] : [{ code, multiple: deals.base * sizeFactor(ebitda, nodes) }],
    )
    .toSorted((one, other) => one.multiple - other.multiple);
  const [low, high] = [known[0], known.at(-1)];
  return low === undefined || high === undefined || !Number.isFinite(low.multiple)
    ? null
    : { low, high };
};

/** Converts a multiple based on evidence into a typed one with the same figures. */
export const toTypedMultiple = (document: ValuationDocument): ValuationDocument => {
  const { figures } = valueCompany(toValuationInputs(document));
  const applied = appliedMultiplesOf(figures, 'evToEbitda');
  const rounded = (value: number): number => Math.round(value * 100) / 100;
  const written =
    applied === null
      ? { low: null, central: null, high: null }
      : {
          low: rounded(applied.low),
          central: rounded(applied.central),
          high: rounded(applied.high),
        };
  return writeField(document, 'multiples.evToEbitda', {
    ...written,
    origin: { kind: 'own', note: '', type: 'private-deal' },
  });
};
