import { commissionSteps } from '@valia/db/schema/network/commission-steps.ts';
import type {
  AdministratedCommission,
  CommissionActionInput,
} from '@valia/domain/commissions/commission-schemas.ts';
import {
  canCorrectCommission,
  canMoveCommission,
  type CommissionStepKind,
} from '@valia/domain/commissions/commission-status.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../context/change-audited.ts';
import { changed, type Changed, type ChangeScope, unchanged } from '../../verbs/verb.ts';
import { getAdministratedCommission } from '../administrated-commissions.ts';
import { type CommissionRow, lockCommission } from '../lock-commission.ts';
import { advanceCommission, type CommissionAdvanced } from './advance-commission.ts';

/**
 * Whether this action was already done, because its answer was lost. A different action under the same id is refused.
 */
const wasDone = async (
  tx: Transaction,
  { actId, commissionId }: CommissionActionInput,
  kind: CommissionStepKind,
): Promise<boolean> => {
  const [step] = await tx
    .select({ commissionId: commissionSteps.commissionId, kind: commissionSteps.kind })
    .from(commissionSteps)
    .where(eq(commissionSteps.id, actId));
  if (step === undefined) return false;
  if (step.commissionId !== commissionId || step.kind !== kind) throw new AppError('conflict');
  return true;
};

type CommissionDecision = Pick<CommissionAdvanced, 'change' | 'drafts'>;

/**
 * One action of an administrator on a commission, performed once however often it is sent. Administrators cannot act on
 * their own commissions. A change by somebody else meanwhile is a `conflict`.
 */
export const actOnCommission = async (
  { ctx, actor, tx, input }: ChangeScope<CommissionActionInput>,
  kind: Exclude<CommissionStepKind, 'estimated' | 'earned'>,
  decide: (row: CommissionRow) => CommissionDecision | Promise<CommissionDecision>,
): Promise<Changed<AdministratedCommission>> => {
  const { commissionId, actId, version, reason } = input;
  const row = await lockCommission(tx, commissionId);
  if (row.recipientUserId === actor.userId) throw new AppError('forbidden');
  if (await wasDone(tx, input, kind))
    return unchanged(await getAdministratedCommission(tx, commissionId));
  if (row.version !== version) throw new AppError('conflict');
  const isAllowed =
    kind === 'corrected' ? canCorrectCommission(row.status) : canMoveCommission(row.status, kind);
  if (!isAllowed) throw new AppError('commission-status-refused');
  const step = { stepId: actId, kind, cause: null, reason: reason === '' ? null : reason };
  const entry = await advanceCommission(tx, ctx, row, { ...step, ...(await decide(row)) });
  return changed(await getAdministratedCommission(tx, commissionId), entry);
};
