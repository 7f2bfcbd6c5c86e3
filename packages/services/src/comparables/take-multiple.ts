import { requireRight } from '@valia/domain/access/rights.ts';
import { madridCalendar } from '@valia/domain/calendar/madrid-calendar.ts';
import type { TakeMultipleInput } from '@valia/domain/comparables/comparable-schemas.ts';
import {
  takePlatformMedian,
  takeSectorRange,
  takeTransactions,
} from '@valia/domain/comparables/take-comparables.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { sectorName } from '@valia/domain/sectors/sector-name.ts';
import type { ValuationDocument } from '@valia/domain/valuations/valuation-document.ts';
import { changeAudited, type Transaction } from '../audit/change-audited.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { latestSectorSet, readSectorSet } from '../sectors/latest-sector-set.ts';
import type { ServiceContext } from '../service-context.ts';
import { updateValuation } from '../valuations/update-valuation.ts';
import { loadValuation } from '../valuations/valuation-access.ts';
import { loadOwnTransactions } from './own-transactions.ts';
import { platformMedians } from './platform-medians.ts';

type Asked = Pick<TakeMultipleInput, 'sector' | 'origin'> & { userId: string; today: string };

/** Null where there is nothing to take. */
const taken = async (
  tx: Transaction,
  document: ValuationDocument,
  { sector, origin, userId, today }: Asked,
): Promise<ValuationDocument | null> => {
  if (origin === 'sector') {
    const set = await latestSectorSet(tx, { region: 'Western Europe', today });
    return takeSectorRange(document, sector, await readSectorSet(tx, set));
  }
  if (origin === 'own') {
    const all = await loadOwnTransactions(tx, userId);
    const own = all.filter((transaction) => transaction.sector === sector);
    return own.length === 0 ? null : takeTransactions(document, own);
  }
  const platform = (await platformMedians(tx)).get(sector);
  if (platform === undefined) return null;
  const { median, advisers } = platform;
  const note = `Mediana de la plataforma, ${sectorName(sector, 'es')}: ${String(advisers)} asesores, ${today}`;
  return takePlatformMedian(document, { median, note });
};

/** A sector's multiple into a valuation that I may edit, with its source. */
export const takeMultiple = async ({
  ctx,
  input: { valuationId: id, sector, origin },
}: {
  ctx: ServiceContext;
  input: TakeMultipleInput;
}): Promise<{ valuationId: string }> => {
  const { userId } = requireRight(ctx.actor, 'work-on-own-comparables');
  const today = madridCalendar.date(ctx.now);
  return changeAudited(ctx, async (tx) => {
    const { document, version } = await loadValuation(tx, { id, userId, need: 'edit' });
    const next = await taken(tx, document, { sector, origin, userId, today });
    if (next === null) throw new AppError('comparable-missing');
    await updateValuation({
      ctx: { ...ctx, db: tx },
      input: { id, version, document: next },
    });
    await recordAudit(tx, ctx, {
      action: 'comparable.taken',
      subjectType: 'valuation',
      subjectId: id,
      after: { sector, origin },
    });
    return { valuationId: id };
  });
};
