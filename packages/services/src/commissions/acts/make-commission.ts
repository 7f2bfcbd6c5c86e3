import { advisorCollaborationRequests } from '@valia/db/schema/network/advisor-collaboration-requests.ts';
import { commissionSteps } from '@valia/db/schema/network/commission-steps.ts';
import { commissions } from '@valia/db/schema/network/commissions.ts';
import { valuationSnapshots } from '@valia/db/schema/valuations/valuation-snapshots.ts';
import { madridCalendar } from '@valia/domain/calendar/madrid-calendar.ts';
import {
  commissionBase,
  calculateCommission,
  type CalculatedCommission,
  storedBands,
} from '@valia/domain/commissions/commission-rule.ts';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../context/change-audited.ts';
import type { AuditEntry } from '../../audit/record-audit.ts';
import { enterpriseCentsOf } from '../find-enterprise-cents.ts';
import { tariffOfDay } from '../tariff-of-day.ts';
import type { CommissionContext } from './advance-commission.ts';

const loadRequest = async (tx: Transaction, requestId: string) => {
  const request = advisorCollaborationRequests;
  const [row] = await tx
    .select({
      requesterUserId: request.requesterUserId,
      type: request.type,
      createdAt: request.createdAt,
      expectedValueCents: request.expectedValueCents,
      document: valuationSnapshots.document,
      outcome: valuationSnapshots.outcome,
    })
    .from(request)
    .leftJoin(valuationSnapshots, eq(valuationSnapshots.id, request.snapshotId))
    .where(eq(request.id, requestId));
  if (row === undefined) throw new Error('A commission of a request that there is not.');
  return row;
};

/** The commission of a request by the tariff of its day; null when there is no rule or no base amount. */
const reckonRequest = async (
  tx: Transaction,
  {
    type,
    createdAt,
    expectedValueCents,
    document,
    outcome,
  }: Awaited<ReturnType<typeof loadRequest>>,
) => {
  const tariff = await tariffOfDay(tx, madridCalendar.date(createdAt));
  const base = commissionBase(
    document === null || outcome === null ? null : enterpriseCentsOf({ document, outcome }),
    expectedValueCents === null ? null : BigInt(expectedValueCents),
  );
  const reckoned = tariff && calculateCommission(tariff.rules, type, base);
  return tariff === null || reckoned === null
    ? null
    : { ...reckoned, tariffOf: tariff.effectiveFrom };
};

/** The columns about the amount that a commission and its step have in common. */
const sumOf = ({ base, rate, bands, amountCents }: CalculatedCommission) => ({
  baseKind: base.kind,
  baseCents: base.cents,
  rate,
  bands: storedBands(bands),
  amountCents,
});

/**
 * Creates the estimated commission of a new request, by the tariff of its day. A request without a rule or a base
 * amount has no commission. Calling this again changes nothing.
 */
export const makeCommission = async (
  tx: Transaction,
  ctx: CommissionContext,
  { requestId }: { requestId: string },
): Promise<readonly AuditEntry[]> => {
  const request = await loadRequest(tx, requestId);
  const reckoned = await reckonRequest(tx, request);
  if (reckoned === null) return [];
  const sum = sumOf(reckoned);
  const id = ctx.newId();
  const made = await tx
    .insert(commissions)
    .values({
      id,
      requestId,
      recipientUserId: request.requesterUserId,
      requestType: request.type,
      statusSince: ctx.now,
      tariffOf: reckoned.tariffOf,
      ...sum,
      tierFromCents: reckoned.tierFromCents,
      tierToCents: reckoned.tierToCents,
      createdAt: ctx.now,
    })
    .onConflictDoNothing({ target: commissions.requestId })
    .returning({ id: commissions.id });
  if (made.length === 0) return [];
  await tx.insert(commissionSteps).values({
    id: ctx.newId(),
    commissionId: id,
    kind: 'estimated',
    cause: 'request-sent',
    ...sum,
    at: ctx.now,
  });
  const amountCents = Number(sum.amountCents);
  const after = { requestId, status: 'estimated', amountCents, entries: [] };
  return [{ action: 'commission.estimated', subjectType: 'commission', subjectId: id, after }];
};
