import {
  commissionEstimateSchema,
  commissionPageSchema,
  estimateCommissionInput,
  getOwnCommissionInput,
  listOwnCommissionsInput,
  ownCommissionSchema,
  printedDocumentSchema,
  printStatementInput,
  statementInput,
  statementSchema,
} from '@valia/domain/commissions/commission-schemas.ts';
import { findEstimate } from '@valia/services/commissions/find-estimate.ts';
import { getOwnCommission } from '@valia/services/commissions/get-own-commission.ts';
import { getStatement } from '@valia/services/commissions/get-statement.ts';
import { listOwnCommissions } from '@valia/services/commissions/list-own-commissions.ts';
import { printStatement } from '@valia/services/commissions/print-statement.ts';
import { signedIn } from './procedures/procedures.ts';
import { router } from './procedures/router.ts';
import { taking } from './procedures/taking.ts';

const period = { from: '2026-01-01', to: '2026-11-20' } as const;

export const commissionsRouter = router({
  get: taking(signedIn, getOwnCommissionInput, {
    touches: { object: 'request', of: 'self', level: 'own' },
    sample: ({ id }) => ({ requestId: id }),
  })
    .output(ownCommissionSchema)
    .query(({ ctx, input }) => getOwnCommission({ ctx, input })),
  list: taking(signedIn, listOwnCommissionsInput, { touches: null, sample: () => ({}) })
    .output(commissionPageSchema)
    .query(({ ctx, input }) => listOwnCommissions({ ctx, input })),
  estimate: taking(signedIn, estimateCommissionInput, {
    touches: { object: 'valuation', of: 'owner', level: 'own' },
    sample: ({ id }) => ({ requestType: 'referral', valuationId: id }),
  })
    .output(commissionEstimateSchema)
    .query(({ ctx, input }) => findEstimate({ ctx, input })),
  statement: taking(signedIn, statementInput, { touches: null, sample: () => period })
    .output(statementSchema)
    .query(({ ctx, input }) => getStatement({ ctx, input })),
  printStatement: taking(signedIn, printStatementInput, {
    prints: true,
    touches: null,
    sample: () => ({ ...period, language: 'es' }),
  })
    .output(printedDocumentSchema)
    .mutation(({ ctx, input }) => printStatement({ ctx, input })),
});
