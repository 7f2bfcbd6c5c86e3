import type { Database } from '@valia/db/client.ts';
import { valuations } from '@valia/db/schema/valuations/valuations.ts';
import { madridCalendar } from '@valia/domain/calendar/madrid-calendar.ts';
import { medianOf } from '@valia/domain/comparables/median-of.ts';
import { sectorRange } from '@valia/domain/comparables/comparables-of-sector.ts';
import type {
  EffectOfFigures,
  EffectOfFiguresInput,
} from '@valia/domain/sectors/sector-set-schemas.ts';
import { applyRung } from '@valia/domain/valuation-choices/multiple-rungs.ts';
import { usedRung } from '@valia/valuation/multiples/used-rung.ts';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import type { SectorMultiples } from '@valia/domain/valuations/valuation-schemas.ts';
import { and, desc, isNull, sql } from 'drizzle-orm';
import { requireAdministrator } from '../administration/require-administrator.ts';
import type { ServiceContext } from '../service-context.ts';
import { valueDocument } from '../valuations/value-document.ts';
import { writtenOver } from './figures-over-industries.ts';
import { latestSectorSet, readSectorSet, sectorRegion } from './latest-sector-set.ts';

/** Valuing takes a millisecond or two each: more would keep others waiting. */
const looksAtMost = 300;

interface OpenValuation {
  document: ValuationDocument;
  equityCentral: number | null;
}

/** What is open and takes its multiple from a sector, the latest first. */
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

/** What open valuations would be worth with these figures; nothing is saved, and none is named. */
export const effectOfFigures = async ({
  ctx,
  input: { figures, sizeStepNodes, deals },
}: {
  ctx: ServiceContext;
  input: EffectOfFiguresInput;
}): Promise<EffectOfFigures> => {
  requireAdministrator(ctx, 'enter-administration');
  const today = madridCalendar.date(ctx.now);
  const base = await latestSectorSet(ctx.db, { region: sectorRegion, today });
  const set = await readSectorSet(ctx.db, {
    ...base,
    figures: writtenOver(base.figures, figures),
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
};
