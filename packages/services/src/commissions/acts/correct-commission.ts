import { correctingEntry } from '@valia/domain/commissions/commission-ledger.ts';
import { reckonCommission, storedBands } from '@valia/domain/commissions/commission-rule.ts';
import type {
  AdministratedCommission,
  CorrectCommissionInput,
} from '@valia/domain/commissions/commission-schemas.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import type { ServiceContext } from '../../service-context.ts';
import { actOnCommission } from './act-on-commission.ts';
import { entriesOf } from '../lock-commission.ts';
import { tariffOfDay } from '../tariff-of-day.ts';

/** Reckons an earned commission anew from the price at the end, by the tariff it began with; the difference is entered. */
export const correctCommission = ({
  ctx,
  input: { baseCents, ...act },
}: {
  ctx: ServiceContext;
  input: CorrectCommissionInput;
}): Promise<AdministratedCommission> =>
  actOnCommission({ ctx, input: act }, 'corrected', async (tx, row) => {
    const tariff = await tariffOfDay(tx, row.tariffOf);
    const base = { kind: 'final', cents: BigInt(baseCents) } as const;
    const reckoned = reckonCommission(tariff?.rules ?? [], row.requestType, base);
    const correction =
      reckoned && correctingEntry(await entriesOf(tx, row.id), reckoned.amountCents);
    if (reckoned === null || correction === null)
      throw new AppError('invalid-input', [{ path: 'baseCents', code: 'not-valid', params: {} }]);
    const { rate, bands, tierFromCents, tierToCents, amountCents } = reckoned;
    return {
      change: {
        baseKind: 'final',
        baseCents: base.cents,
        rate,
        bands: storedBands(bands),
        tierFromCents,
        tierToCents,
        amountCents,
      },
      drafts: () => [correction],
    };
  });
