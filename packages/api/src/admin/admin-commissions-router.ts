import {
  actOnCommissionInput,
  administratedCommissionSchema,
  approveCommissionInput,
  correctCommissionInput,
} from '@valia/domain/commissions/commission-schemas.ts';
import { approveCommission } from '@valia/services/commissions/acts/approve-commission.ts';
import { cancelCommission } from '@valia/services/commissions/acts/cancel-commission.ts';
import { correctCommission } from '@valia/services/commissions/acts/correct-commission.ts';
import { payCommission } from '@valia/services/commissions/acts/pay-commission.ts';
import { reverseCommission } from '@valia/services/commissions/acts/reverse-commission.ts';
import { getCommissionTotals } from '@valia/services/commissions/get-commission-totals.ts';
import { getCommission } from '@valia/services/commissions/get-commission.ts';
import { proveCommissions } from '@valia/services/commissions/ledger/prove-commissions.ts';
import { listCommissions } from '@valia/services/commissions/list-commissions.ts';
import { listTariffs } from '@valia/services/commissions/list-tariffs.ts';
import { setTariff } from '@valia/services/commissions/set-tariff.ts';
import type { SampleWorld } from '@valia/services/verbs/declaration.ts';
import { savedViewVerbs } from '@valia/services/views/saved-view-verbs.ts';
import { proceduresOf } from '../procedures/procedures-of.ts';
import { isAdmin } from '../procedures/procedures.ts';
import { router } from '../procedures/router.ts';
import { taking } from '../procedures/taking.ts';

const touched = { object: 'commission', of: 'administrator', level: 'write' } as const;
const act = ({ id, newId }: SampleWorld) => ({
  commissionId: id,
  actId: newId(),
  version: 1,
  reason: 'Factura 2026/027',
});

export const adminCommissionsRouter = router({
  ...proceduresOf({
    list: listCommissions,
    totals: getCommissionTotals,
    get: getCommission,
    tariffs: listTariffs,
    setTariff,
    prove: proveCommissions,
    ...savedViewVerbs('commissions'),
  }),
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
});
