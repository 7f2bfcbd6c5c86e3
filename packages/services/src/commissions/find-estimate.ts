import { madridCalendar } from '@valia/domain/calendar/madrid-calendar.ts';
import {
  commissionBase,
  calculateCommission,
  storedBands,
} from '@valia/domain/commissions/commission-rule.ts';
import {
  commissionEstimateSchema,
  estimateCommissionInput,
} from '@valia/domain/commissions/commission-schemas.ts';
import { loadValuation } from '../valuations/valuation-access.ts';
import { read } from '../verbs/verb.ts';
import { findEnterpriseCents } from './find-enterprise-cents.ts';
import { tariffOfDay } from './tariff-of-day.ts';

/** The commission that a request of the caller would earn if sent now. */
export const findEstimate = read({
  right: 'see-own-commissions',
  input: estimateCommissionInput,
  output: commissionEstimateSchema,
  touches: { object: 'valuation', of: 'owner', level: 'own' },
  sample: ({ id }) => ({ requestType: 'referral', valuationId: id }),
  run: async ({
    ctx: { db, now },
    actor: { userId },
    input: { requestType, valuationId, expectedValueCents },
  }) => {
    if (valuationId !== null) await loadValuation(db, { id: valuationId, userId, need: 'own' });
    const base = commissionBase(
      await findEnterpriseCents(db, valuationId),
      expectedValueCents === null ? null : BigInt(expectedValueCents),
    );
    const tariff = await tariffOfDay(db, madridCalendar.date(now));
    const reckoned = calculateCommission(tariff?.rules ?? [], requestType, base);
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
  },
});
