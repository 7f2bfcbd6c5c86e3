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
import { fewestOwnDeals, ownSalesCount, proposedRung, applyRung } from './multiple-rungs.ts';

export interface LadderRung {
  rung: Rung;
  /** EV/EBITDA at the company's size; null where there is no evidence or no EBITDA yet. */
  figures: Record<RangePoint, number> | null;
  /** What its deals paid, each at the company's size. */
  deals: number[];
  /** Central equity with it, money of the valuation. */
  equity: number | null;
  isUsed: boolean;
  isProposed: boolean;
  /** The document with it; null where it cannot be chosen. */
  taken: ValuationDocument | null;
  /** How many own deals are missing. */
  lacks: number;
}

/** What EV/EBITDA rests on; null where it does not count. */
const countedRung = ({ multiples }: ValuationDocument): ReturnType<typeof usedRung> | null =>
  usedMultiples(multiples).includes('evToEbitda') ? usedRung(multiples) : null;

/** With the rung, and EV/EBITDA counting: a source that is chosen is used. */
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

/** Every rung of evidence as the valuation would rest on it, the closest first. */
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
    const lacks = rung === 'own-deals' ? Math.max(0, fewestOwnDeals - count) : 0;
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

/** Central equity at the listed multiple as it is, which no small company reaches; null where there is none. */
export const equityAtListed = (
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

/** A multiple that rests on evidence, written out so that it can be typed over. */
export const typedFromEvidence = (document: ValuationDocument): ValuationDocument => {
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
