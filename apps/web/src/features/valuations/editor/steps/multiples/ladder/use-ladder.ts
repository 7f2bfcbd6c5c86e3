import {
  dealsOfAllSectors,
  equityAtListedMultiple,
  type LadderRung,
  multipleLadder,
} from '@valia/domain/valuation-choices/multiple-ladder.ts';
import { baseYear } from '@valia/domain/valuation-years/account-years.ts';
import type { SectorMultiples } from '@valia/domain/valuations/valuation-schemas.ts';
import { figureId } from '@valia/valuation/figure.ts';
import { useMemo } from 'react';
import { useEditor } from '../../../document/editor-context.ts';

export interface Ladder {
  rungs: LadderRung[];
  /** The edition of the evidence; null when a completed version has none. */
  set: SectorMultiples | null;
  /** The EV/EBITDA of the sector's listed companies, at their trading prices; null when unknown. */
  listed: number | null;
  equityAtListed: number | null;
  allSectors: ReturnType<typeof dealsOfAllSectors>;
  chosen: number | null;
  result: number | null;
  dcf: number | null;
  /** The start of the axis, as a whole multiple. */
  from: number;
  to: number;
}

/** A completed version only uses the edition with which it was completed. */
const setOf = (
  readOnly: boolean,
  sectors: SectorMultiples | null,
  setId: string | undefined,
): SectorMultiples | null => (readOnly && sectors?.setId !== setId ? null : sectors);

/**
 * The results of the evidence for this valuation, with an axis that includes all of them except the listed multiple.
 */
export const useLadder = (): Ladder => {
  const { document, outcome, sectors, readOnly } = useEditor();
  const set = setOf(readOnly, sectors, document.multiples.deals?.setId);
  return useMemo(() => {
    const valueOf = (id: string): number | null => outcome.figures[id]?.value ?? null;
    const rungs = multipleLadder(document, set);
    const ebitda = valueOf(figureId.account(baseYear(document), 'normalisedEbitda'));
    const allSectors = ebitda === null ? null : dealsOfAllSectors(set, ebitda * document.unit);
    const chosen = valueOf(figureId.appliedMultiple('central'));
    const result = valueOf(figureId.impliedEvToEbitda());
    const dcf = document.method === 'mixed' ? valueOf(figureId.dcf('impliedEvToEbitda')) : null;
    const shown = [
      chosen,
      result,
      dcf,
      allSectors?.low.multiple ?? null,
      allSectors?.high.multiple ?? null,
      ...rungs.flatMap(({ figures, deals }) =>
        figures === null ? [] : [figures.low, figures.central, figures.high, ...deals],
      ),
    ].filter((value) => value !== null);
    const { origin, central } = document.multiples.evToEbitda;
    return {
      rungs,
      set,
      listed: origin.kind === 'sector' ? central : (document.multiples.deals?.listed ?? null),
      equityAtListed: equityAtListedMultiple(document, set),
      allSectors,
      chosen,
      result,
      dcf,
      from: shown.length === 0 ? 0 : Math.floor(Math.min(...shown)),
      to: shown.length === 0 ? 1 : Math.max(Math.ceil(Math.max(...shown)), 1),
    };
  }, [document, outcome, set]);
};
