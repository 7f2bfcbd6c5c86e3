import { advisorCollaborationRequests } from '@valia/db/schema/advisor-collaboration-requests.ts';
import { commissions } from '@valia/db/schema/commissions.ts';
import { madridCalendar } from '@valia/domain/calendar/madrid-calendar.ts';
import type { AdministratedCommission } from '@valia/domain/commissions/commission-schemas.ts';
import { requestExpiresAt } from '@valia/domain/collaborations/request-status.ts';
import { companySortKey } from '@valia/domain/valuations/company-sort-key.ts';
import { eq } from 'drizzle-orm';
import { changeAudited } from '../audit/change-audited.ts';
import { recordRequestEvent } from '../collaborations/record-request-event.ts';
import type { RequestRow } from '../collaborations/requests.ts';
import { approveCommission } from '../commissions/approve-commission.ts';
import { correctCommission } from '../commissions/correct-commission.ts';
import { payCommission } from '../commissions/pay-commission.ts';
import { reverseCommission } from '../commissions/reverse-commission.ts';
import { setTariff } from '../commissions/set-tariff.ts';
import type { Actor, ServiceContext } from '../service-context.ts';
import { type DemoDeal, demoDeals } from './demo-deals.ts';

const dayMs = 86_400_000;
const million = 100_000_000;

type People = Record<'marta' | 'jordi' | 'administrator', Actor>;

/** What requests earn from the first day on; who looks for a specialist earns nothing. */
export const setDemoTariff = async (ctx: ServiceContext, administrator: Actor): Promise<void> => {
  await setTariff({
    ctx: { ...ctx, actor: administrator },
    input: {
      effectiveFrom: madridCalendar.date(ctx.now),
      tiers: [
        { requestType: 'referral', fromCents: 0, rate: 0.012 },
        { requestType: 'referral', fromCents: million, rate: 0.01 },
        { requestType: 'referral', fromCents: 5 * million, rate: 0.006 },
        { requestType: 'co_working', fromCents: 0, rate: 0.006 },
        { requestType: 'co_working', fromCents: 5 * million, rate: 0.005 },
      ],
      paymentDays: 30,
    },
  });
};

/** The same context some days before, in somebody's hands. */
const timeline = (ctx: ServiceContext) => (daysAgo: number, actor: Actor | null) => ({
  ...ctx,
  actor,
  now: new Date(ctx.now.getTime() - daysAgo * dayMs),
});

type At = ReturnType<typeof timeline>;

const requestOf = (at: At, people: People, deal: DemoDeal): RequestRow => {
  const { sent, accepted, rejected, outcome, ended, toFirm } = deal;
  const [decided, isEnded] = [accepted ?? rejected, ended !== undefined];
  const date = (days: number | undefined) => (days === undefined ? null : at(days, null).now);
  const other = toFirm ? people.administrator : people.jordi;
  const createdAt = at(sent, null).now;
  return {
    id: at(0, null).newId(),
    version: 1,
    requesterUserId: people[deal.by].userId,
    targetAdvisorId: toFirm ? null : people.jordi.userId,
    type: deal.type,
    companyName: deal.companyName,
    companySortKey: companySortKey(deal.companyName),
    sector: null,
    province: null,
    message: '',
    valuationId: null,
    snapshotId: null,
    expectedValueCents: deal.euros * 100,
    status: accepted !== undefined ? 'accepted' : rejected === undefined ? 'pending' : 'rejected',
    createdAt,
    expiresAt: requestExpiresAt(createdAt, { toFirm }),
    decidedAt: date(decided),
    decidedBy: decided === undefined ? null : other.userId,
    reason: rejected === undefined ? null : 'Fuera del alcance de la firma',
    leadId: null,
    outcome: outcome ?? null,
    outcomeSetBy: isEnded ? people[deal.by].userId : null,
    outcomeSetAt: date(ended),
    outcomeConfirmedBy: isEnded ? other.userId : null,
    outcomeConfirmedAt: date(ended),
    sharesReports: false,
  };
};

const follow = async (at: At, people: People, deal: DemoDeal): Promise<string> => {
  const request = requestOf(at, people, deal);
  const other = deal.toFirm ? people.administrator : people.jordi;
  const sent = at(deal.sent, people[deal.by]);
  await changeAudited(sent, async (tx) => {
    await tx.insert(advisorCollaborationRequests).values(request);
    await recordRequestEvent(tx, sent, { request, kind: 'sent' });
  });
  const decided = at(deal.accepted ?? deal.rejected ?? 0, other);
  const kind = deal.accepted === undefined ? 'rejected' : 'accepted';
  await changeAudited(decided, (tx) => recordRequestEvent(tx, decided, { request, kind }));
  if (deal.ended !== undefined && deal.outcome !== undefined) {
    const [ended, detail] = [at(deal.ended, other), deal.outcome];
    await changeAudited(ended, (tx) =>
      recordRequestEvent(tx, ended, { request, kind: 'outcome-confirmed', detail }),
    );
  }
  return request.id;
};

const settle = async (at: At, people: People, requestId: string, deal: DemoDeal): Promise<void> => {
  const { corrected, approved, paid, reversed } = deal;
  const { db, newId } = at(0, null);
  const [row] = await db
    .select({ id: commissions.id, version: commissions.version })
    .from(commissions)
    .where(eq(commissions.requestId, requestId));
  if (row === undefined) return;
  let { version } = row;
  const call = (daysAgo: number, reason: string) => ({
    ctx: at(daysAgo, people.administrator),
    input: { commissionId: row.id, actId: newId(), version, reason },
  });
  const then = async (act: Promise<AdministratedCommission>): Promise<void> => {
    ({ version } = await act);
  };
  if (corrected !== undefined) {
    const [euros, daysAgo, reason] = corrected;
    const { ctx, input } = call(daysAgo, reason);
    await then(correctCommission({ ctx, input: { ...input, baseCents: euros * 100 } }));
  }
  if (approved !== undefined)
    await then(approveCommission(call(approved, 'La firma cobró sus honorarios')));
  if (paid !== undefined) await then(payCommission(call(...paid)));
  if (reversed !== undefined) await then(reverseCommission(call(...reversed)));
};

/** What is left to do, in the order of its days: a ledger is written forward. */
const stagesOf = (deal: DemoDeal): { daysAgo: number; part: DemoDeal }[] => {
  const { corrected, approved, paid, reversed, ...request } = deal;
  return [
    ...(corrected === undefined
      ? []
      : [{ daysAgo: corrected[1], part: { ...request, corrected } }]),
    ...(approved === undefined ? [] : [{ daysAgo: approved, part: { ...request, approved } }]),
    ...(paid === undefined ? [] : [{ daysAgo: paid[0], part: { ...request, paid } }]),
    ...(reversed === undefined ? [] : [{ daysAgo: reversed[0], part: { ...request, reversed } }]),
  ];
};

/** Referred companies with all that became of their commissions, day after day. */
export const fillDemoCommissions = async (ctx: ServiceContext, people: People): Promise<void> => {
  const at = timeline(ctx);
  const requestIds = new Map<DemoDeal, string>();
  const acts = demoDeals.flatMap((deal) => [
    {
      daysAgo: deal.ended ?? deal.sent,
      run: async () => void requestIds.set(deal, await follow(at, people, deal)),
    },
    ...stagesOf(deal).map(({ daysAgo, part }) => ({
      daysAgo,
      run: () => settle(at, people, requestIds.get(deal) ?? '', part),
    })),
  ]);
  const inOrder = acts.toSorted((one, other) => other.daysAgo - one.daysAgo);
  for (const { run } of inOrder) await run();
};
