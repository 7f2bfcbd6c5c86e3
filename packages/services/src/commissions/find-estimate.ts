import { requireRight } from '@valia/domain/access/rights.ts';
import { madridCalendar } from '@valia/domain/calendar/madrid-calendar.ts';
import {
  commissionBase,
  reckonCommission,
  storedBands,
} from '@valia/domain/commissions/commission-rule.ts';
import type {
  CommissionEstimate,
  EstimateCommissionInput,
} from '@valia/domain/commissions/commission-schemas.ts';
import type { ServiceContext } from '../service-context.ts';
import { loadValuation } from '../valuations/valuation-access.ts';
import { findEnterpriseCents } from './find-enterprise-cents.ts';
import { tariffOfDay } from './tariff-of-day.ts';

/** What a request of mine would earn if I sent it now. */
export const findEstimate = async ({
  ctx: { actor, db, now },
  input: { requestType, valuationId, expectedValueCents },
}: {
  ctx: ServiceContext;
  input: EstimateCommissionInput;
}): Promise<CommissionEstimate> => {
  const { userId } = requireRight(actor, 'see-own-commissions');
  if (valuationId !== null) await loadValuation(db, { id: valuationId, userId, need: 'own' });
  const base = commissionBase(
    await findEnterpriseCents(db, valuationId),
    expectedValueCents === null ? null : BigInt(expectedValueCents),
  );
  const tariff = await tariffOfDay(db, madridCalendar.date(now));
  const reckoned = reckonCommission(tariff?.rules ?? [], requestType, base);
  if (reckoned === null) return { estimate: null };
  const { tierToCents } = reckoned;
  return {
    estimate: {
      amountCents: Number(reckoned.amountCents),
      formula: {
        baseKind: reckoned.base.kind,
        baseCents: Number(reckoned.base.cents),
        rate: reckoned.rate,
        bands: storedBands(reckoned.bands),
        tierFromCents: Number(reckoned.tierFromCents),
        tierToCents: tierToCents === null ? null : Number(tierToCents),
      },
    },
  };
};
