import {
  actOnCommissionInput,
  administratedCommissionDetailsSchema,
  administratedCommissionPageSchema,
  administratedCommissionSchema,
  approveCommissionInput,
  commissionStatusTotalsSchema,
  correctCommissionInput,
  getCommissionInput,
  ledgerProofSchema,
  listCommissionsInput,
  setTariffInput,
  tariffsSchema,
} from '@valia/domain/commissions/commission-schemas.ts';
import { approveCommission } from '@valia/services/commissions/acts/approve-commission.ts';
import { cancelCommission } from '@valia/services/commissions/acts/cancel-commission.ts';
import { correctCommission } from '@valia/services/commissions/acts/correct-commission.ts';
import { getCommission } from '@valia/services/commissions/get-commission.ts';
import { getCommissionTotals } from '@valia/services/commissions/get-commission-totals.ts';
import { listCommissions } from '@valia/services/commissions/list-commissions.ts';
import { listTariffs } from '@valia/services/commissions/list-tariffs.ts';
import { payCommission } from '@valia/services/commissions/acts/pay-commission.ts';
import { proveCommissions } from '@valia/services/commissions/ledger/prove-commissions.ts';
import { reverseCommission } from '@valia/services/commissions/acts/reverse-commission.ts';
import { setTariff } from '@valia/services/commissions/set-tariff.ts';
import type { SampleWorld } from '@valia/services/verbs/declaration.ts';
import { isAdmin } from '../procedures/procedures.ts';
import { router } from '../procedures/router.ts';
import { savedViewProcedures } from '../procedures/saved-view-procedures.ts';
import { taking, takingNothing } from '../procedures/taking.ts';

const touched = { object: 'commission', of: 'administrator', level: 'write' } as const;
const act = ({ id, newId }: SampleWorld) => ({
  commissionId: id,
  actId: newId(),
  version: 1,
  reason: 'Factura 2026/027',
});

export const adminCommissionsRouter = router({
  list: taking(isAdmin, listCommissionsInput, { touches: null, sample: () => ({}) })
    .output(administratedCommissionPageSchema)
    .query(({ ctx, input }) => listCommissions({ ctx, input })),
  totals: takingNothing(isAdmin)
    .output(commissionStatusTotalsSchema)
    .query(({ ctx }) => getCommissionTotals({ ctx })),
  ...savedViewProcedures(isAdmin, 'commissions'),
  get: taking(isAdmin, getCommissionInput, {
    touches: { ...touched, level: 'read' },
    sample: ({ id }) => ({ commissionId: id }),
  })
    .output(administratedCommissionDetailsSchema)
    .query(({ ctx, input }) => getCommission({ ctx, input })),
  approve: taking(isAdmin, approveCommissionInput, { touches: touched, sample: act })
    .output(administratedCommissionSchema)
    .mutation(({ ctx, input }) => approveCommission({ ctx, input })),
  pay: taking(isAdmin, actOnCommissionInput, { touches: touched, sample: act })
    .output(administratedCommissionSchema)
    .mutation(({ ctx, input }) => payCommission({ ctx, input })),
  cancel: taking(isAdmin, actOnCommissionInput, { touches: touched, sample: act })
    .output(administratedCommissionSchema)
    .mutation(({ ctx, input }) => cancelCommission({ ctx, input })),
  reverse: taking(isAdmin, actOnCommissionInput, { touches: touched, sample: act })
    .output(administratedCommissionSchema)
    .mutation(({ ctx, input }) => reverseCommission({ ctx, input })),
  correct: taking(isAdmin, correctCommissionInput, {
    touches: touched,
    sample: (world) => ({ ...act(world), baseCents: 250_000_000 }),
  })
    .output(administratedCommissionSchema)
    .mutation(({ ctx, input }) => correctCommission({ ctx, input })),
  tariffs: takingNothing(isAdmin)
    .output(tariffsSchema)
    .query(({ ctx }) => listTariffs({ ctx })),
  setTariff: taking(isAdmin, setTariffInput, {
    touches: null,
    sample: () => ({
      effectiveFrom: '2099-01-01',
      tiers: [{ requestType: 'referral', fromCents: 0, rate: 0.01 }],
      paymentDays: 30,
    }),
  })
    .output(tariffsSchema)
    .mutation(({ ctx, input }) => setTariff({ ctx, input })),
  prove: takingNothing(isAdmin)
    .output(ledgerProofSchema)
    .query(({ ctx }) => proveCommissions({ ctx })),
});
