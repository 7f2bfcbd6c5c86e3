import { advisorCollaborationRequests } from '@valia/db/schema/network/advisor-collaboration-requests.ts';
import { commissions } from '@valia/db/schema/network/commissions.ts';
import { madridCalendar } from '@valia/domain/calendar/madrid-calendar.ts';
import { requestExpiresAt } from '@valia/domain/collaborations/request-status.ts';
import { companySortKey } from '@valia/domain/valuations/company-sort-key.ts';
import { eq } from 'drizzle-orm';
import { recordRequestEvent } from '../requests/record-request-event.ts';
import type { RequestRow } from '../requests/requests.ts';
import {
  approveCommission,
  correctCommission,
  payCommission,
  reverseCommission,
} from '../commissions/acts/commission-verbs.ts';
import { setTariff } from '../commissions/set-tariff.ts';
import type { Actor, ServiceContext } from '../context/service-context.ts';
import { changed, writeChange } from '../verbs/verb.ts';
import type { DemoDeal } from './demo-content.ts';

const dayMs = 86_400_000;
const million = 100_000_000;

type People = Record<DemoDeal['by'] | 'administrator', Actor>;

/** Sets the tariff of requests from the first day on; a request for a specialist earns nothing. */
export const setDemoTariff = async (ctx: ServiceContext, administrator: Actor): Promise<void> => {
  await setTariff({
    ctx: { ...ctx, actor: administrator },
    input: {
      effectiveFrom: madridCalendar.date(ctx.now),
      tiers: [
        { requestType: 'referral', fromCents: 0, rate: 0.012, scale: 'marginal' },
        { requestType: 'referral', fromCents: million, rate: 0.01, scale: 'marginal' },
        { requestType: 'referral', fromCents: 5 * million, rate: 0.006, scale: 'marginal' },
        { requestType: 'co_working', fromCents: 0, rate: 0.006, scale: 'marginal' },
        { requestType: 'co_working', fromCents: 5 * million, rate: 0.005, scale: 'marginal' },
      ],
      paymentDays: 30,
    },
  });
};

/** The same context, some days earlier and with the given actor. */
const timeline = (ctx: ServiceContext) => (daysAgo: number, actor: Actor | null) => ({
  ...ctx,
  actor,
  now: new Date(ctx.now.getTime() - daysAgo * dayMs),
});

type At = ReturnType<typeof timeline>;

/** The default columns of a request, for those that a deal does not set. */
const emptyRequest = {
  version: 1,
  sector: null,
  province: null,
  message: '',
  valuationId: null,
  snapshotId: null,
  status: 'accepted',
  reason: null,
  leadId: null,
  sharesReports: false,
} as const;

const requestOf = (at: At, people: People, deal: DemoDeal): RequestRow => {
  const { sent, accepted, outcome, ended, toFirm } = deal;
  const other = toFirm ? people.administrator : people.jordi;
  const [createdAt, decidedAt, endedAt] = [sent, accepted, ended].map((days) => at(days, null).now);
  return {
    ...emptyRequest,
    id: at(0, null).newId(),
    requesterUserId: people[deal.by].userId,
    targetAdvisorId: toFirm ? null : people.jordi.userId,
    type: deal.type,
    companyName: deal.companyName,
    companySortKey: companySortKey(deal.companyName),
    expectedValueCents: deal.euros * 100,
    createdAt: createdAt ?? at(0, null).now,
    expiresAt: createdAt === undefined ? null : requestExpiresAt(createdAt, { toFirm }),
    decidedAt: decidedAt ?? null,
    decidedBy: other.userId,
    outcome,
    outcomeSetBy: people[deal.by].userId,
    outcomeSetAt: endedAt ?? null,
    outcomeConfirmedBy: other.userId,
    outcomeConfirmedAt: endedAt ?? null,
  };
};

/**
 * Moves a request from its sending to its won outcome. The consequences of each move are written by the production
 * code.
 */
const follow = async (at: At, people: People, deal: DemoDeal): Promise<void> => {
  const request = requestOf(at, people, deal);
  const other = deal.toFirm ? people.administrator : people.jordi;
  const sent = at(deal.sent, people[deal.by]);
  await writeChange(sent, async (tx) => {
    await tx.insert(advisorCollaborationRequests).values(request);
    return changed(null, ...(await recordRequestEvent(tx, sent, { request, kind: 'sent' })));
  });
  const accepted = at(deal.accepted, other);
  await writeChange(accepted, async (tx) =>
    changed(null, ...(await recordRequestEvent(tx, accepted, { request, kind: 'accepted' }))),
  );
  const ended = at(deal.ended, other);
  const outcome = { request, kind: 'outcome-confirmed', detail: deal.outcome } as const;
  await writeChange(ended, async (tx) =>
    changed(null, ...(await recordRequestEvent(tx, ended, outcome))),
  );
};

type Settlement = Pick<DemoDeal, 'companyName'> &
  Partial<Pick<DemoDeal, 'corrected' | 'approved' | 'paid' | 'reversed'>>;

const settle = async (at: At, people: People, given: Settlement): Promise<void> => {
  const { companyName, corrected, approved, paid, reversed } = given;
  const { db, newId } = at(0, null);
  const [row] = await db
    .select({ id: commissions.id, version: commissions.version })
    .from(commissions)
    .innerJoin(
      advisorCollaborationRequests,
      eq(advisorCollaborationRequests.id, commissions.requestId),
    )
    .where(eq(advisorCollaborationRequests.companyName, companyName));
  if (row === undefined) throw new Error(`The demo set has no commission of ${companyName}`);
  const { id: commissionId, version } = row;
  const call = (daysAgo: number, reason: string) => ({
    ctx: at(daysAgo, people.administrator),
    input: { commissionId, actId: newId(), version, reason },
  });
  if (corrected !== undefined) {
    const [euros, daysAgo, reason] = corrected;
    const { ctx, input } = call(daysAgo, reason);
    await correctCommission({ ctx, input: { ...input, baseCents: euros * 100 } });
  }
  if (approved !== undefined)
    await approveCommission(call(approved, 'La firma cobró sus honorarios'));
  if (paid !== undefined) await payCommission(call(...paid));
  if (reversed !== undefined) await reverseCommission(call(...reversed));
};

interface DemoAct {
  daysAgo: number;
  run: () => Promise<void>;
}

/** The actions on a commission, each on its day. */
const actsOf = (
  at: At,
  people: People,
  { companyName, corrected, approved, paid, reversed }: Settlement,
): DemoAct[] => {
  const act = (daysAgo: number, part: Partial<Settlement>): DemoAct => ({
    daysAgo,
    run: () => settle(at, people, { companyName, ...part }),
  });
  return [
    ...(corrected === undefined ? [] : [act(corrected[1], { corrected })]),
    ...(approved === undefined ? [] : [act(approved, { approved })]),
    ...(paid === undefined ? [] : [act(paid[0], { paid })]),
    ...(reversed === undefined ? [] : [act(reversed[0], { reversed })]),
  ];
};

/** The number of days ago at which the other commissions of the demo data are earned. */
const meanwhileDaysAgo = 49;

/**
 * Referred companies with the whole history of their commissions. The actions run in order of their days, because
 * ledger entries can only be appended.
 */
export const fillDemoCommissions = async (
  ctx: ServiceContext,
  people: People,
  { deals, meanwhile }: { deals: readonly DemoDeal[]; meanwhile: () => Promise<void> },
): Promise<void> => {
  const at = timeline(ctx);
  const acts: DemoAct[] = [
    { daysAgo: meanwhileDaysAgo, run: meanwhile },
    ...deals.flatMap((deal) => [
      { daysAgo: deal.ended, run: () => follow(at, people, deal) },
      ...actsOf(at, people, deal),
    ]),
  ];
  const inOrder = acts.toSorted((one, other) => other.daysAgo - one.daysAgo);
  for (const { run } of inOrder) await run();
};
