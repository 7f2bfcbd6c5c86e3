import type { Database } from '@valia/db/client.ts';
import { valuations } from '@valia/db/schema/valuations/valuations.ts';
import { madridCalendar } from '@valia/domain/calendar/madrid-calendar.ts';
import { sectorRange } from '@valia/domain/comparables/comparables-of-sector.ts';
import { medianOf } from '@valia/domain/comparables/median-of.ts';
import {
  editionImpactInput,
  editionImpactSchema,
} from '@valia/domain/sectors/sector-set-schemas.ts';
import { applyRung } from '@valia/domain/valuation-choices/multiple-rungs.ts';
import { startingSizeStepNodes } from '@valia/domain/valuations/document/size-step-nodes-schema.ts';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import type { SectorMultiples } from '@valia/domain/valuations/valuation-schemas.ts';
import { usedRung } from '@valia/valuation/multiples/used-rung.ts';
import { and, desc, isNull, sql } from 'drizzle-orm';
import { valueDocument } from '../valuations/value-document.ts';
import { act } from '../verbs/verb.ts';
import { overrideFigures } from './overridden-figures.ts';
import { latestSectorSet, readSectorSet, sectorRegion } from './latest-sector-set.ts';

/**
 * The maximum number of valuations evaluated. Each takes a millisecond or two; more of them would delay other requests.
 */
const looksAtMost = 300;

interface OpenValuation {
  document: ValuationDocument;
  equityCentral: number | null;
}

/** Open valuations that use a multiple of their sector, the latest first. */
const openValuations = (db: Database): Promise<OpenValuation[]> =>
  db
    .select({ document: valuations.document, equityCentral: valuations.equityCentral })
    .from(valuations)
    .where(
      and(
        isNull(valuations.archivedAt),
        sql`${valuations.status} in ('draft', 'in_progress')`,
        sql`(${valuations.document} #>> '{multiples,evToEbitda,origin,kind}' = 'sector' or ${valuations.document} #>> '{multiples,evToEbitda,origin,evidence,kind}' = 'sme-deals')`,
      ),
    )
    .orderBy(desc(valuations.updatedAt))
    .limit(looksAtMost);

const changeOf = (
  { document, equityCentral: before }: OpenValuation,
  sector: string,
  set: SectorMultiples,
): number | null => {
  const next =
    usedRung(document.multiples) === 'sme-deals'
      ? applyRung({ ...document, company: { ...document.company, sector } }, 'sme-deals', set)
      : sectorRange(document, { sector, multiple: 'evToEbitda', set });
  if (next === null || before === null || before <= 0) return null;
  const { equityCentral: after } = valueDocument(next).extract;
  return after === null ? null : after / before - 1;
};

const sectorOf = ({ multiples }: ValuationDocument): string | null => {
  const { origin } = multiples.evToEbitda;
  if (origin.kind === 'sector') return origin.sector;
  return usedRung(multiples) === 'sme-deals' ? (multiples.deals?.sector ?? null) : null;
};

/** The values of open valuations with these figures. Nothing is saved, and no valuation is identified. */
export const editionImpact = act({
  right: 'enter-administration',
  input: editionImpactInput,
  output: editionImpactSchema,
  touches: null,
  sample: () => ({
    figures: [{ code: 'ALI', firms: 244, low: 9.4, central: 11.4, high: 12.4 }],
    sizeStepNodes: startingSizeStepNodes,
  }),
  run: async ({ ctx, input: { figures, sizeStepNodes, deals } }) => {
    const today = madridCalendar.date(ctx.now);
    const base = await latestSectorSet(ctx.db, { region: sectorRegion, today });
    const set = await readSectorSet(ctx.db, {
      ...base,
      figures: overrideFigures(base.figures, figures),
      sizeStepNodes,
      dealMultiples: deals ?? base.dealMultiples,
    });
    const found = (await openValuations(ctx.db)).flatMap((valuation) => {
      const code = sectorOf(valuation.document);
      return code === null ? [] : [{ code, change: changeOf(valuation, code, set) }];
    });
    const changed = found.filter(({ change }) => change !== null && Math.abs(change) >= 0.0005);
    const changesOf = (of: typeof found): number[] => of.flatMap(({ change }) => change ?? []);
    const changes = changesOf(changed);
    return {
      drafts: found.length,
      changed: changed.length,
      looksAtMost,
      medianChange: medianOf(changes),
      largestChange: changes.toSorted((one, two) => Math.abs(two) - Math.abs(one))[0] ?? null,
      bySector: [...new Set(changed.map(({ code }) => code))].map((code) => {
        const ofSector = changed.filter((one) => one.code === code);
        return { code, drafts: ofSector.length, medianChange: medianOf(changesOf(ofSector)) };
      }),
    };
  },
});
