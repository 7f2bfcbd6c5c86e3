import type { Database } from '@valia/db/client.ts';
import { advisorCollaborationRequests } from '@valia/db/schema/network/advisor-collaboration-requests.ts';
import { commissionEntries } from '@valia/db/schema/network/commission-entries.ts';
import { commissions } from '@valia/db/schema/network/commissions.ts';
import { madridCalendar } from '@valia/domain/calendar/madrid-calendar.ts';
import {
  type CommissionTotals,
  statementInput,
  type StatementInput,
  statementSchema,
} from '@valia/domain/commissions/commission-schemas.ts';
import { companySortKey } from '@valia/domain/valuations/company-sort-key.ts';
import { and, desc, eq, gt, gte, like, lt, sql, type SQL } from 'drizzle-orm';
import { readConsistently } from '../context/change-audited.ts';
import { searchPattern } from '../lists/search-pattern.ts';
import { read } from '../verbs/verb.ts';
import { readLedgerEntries } from './ledger/read-ledger-entries.ts';

const entry = commissionEntries;

const sumWhere = (condition: SQL) =>
  sql<number>`coalesce(sum(${entry.amountCents}) filter (where ${condition}), 0)`.mapWith(Number);
const countWhere = (condition: SQL) =>
  sql<number>`count(*) filter (where ${condition})`.mapWith(Number);

interface Period {
  userId: string;
  begin: Date;
  end: Date;
}

const lastBefore = async (db: Database, userId: string, instant: Date) => {
  const [row] = await db
    .select({ number: entry.number, at: entry.at, balanceCents: entry.balanceCents })
    .from(entry)
    .where(and(eq(entry.recipientUserId, userId), lt(entry.at, instant)))
    .orderBy(desc(entry.number))
    .limit(1);
  return row ?? null;
};

/** The totals of a period. Each figure is a sum of ledger entries, and the figures add up from left to right. */
const totalsOf = async (
  db: Database,
  { userId, begin, end }: Period,
  openingCents: number,
): Promise<CommissionTotals> => {
  const isEarned = sql`${entry.kind} = 'earned'`;
  const isCorrected = sql`${entry.kind} in ('correction', 'reversal')`;
  const isPaid = sql`${entry.kind} = 'payment'`;
  const [row] = await db
    .select({
      earned: sumWhere(isEarned),
      earnings: countWhere(isEarned),
      corrected: sumWhere(isCorrected),
      corrections: countWhere(sql`${entry.kind} = 'correction'`),
      reversals: countWhere(sql`${entry.kind} = 'reversal'`),
      paid: sumWhere(isPaid),
      payments: countWhere(sql`${isPaid} and ${entry.amountCents} < 0`),
    })
    .from(entry)
    .where(and(eq(entry.recipientUserId, userId), gte(entry.at, begin), lt(entry.at, end)));
  const { earned = 0, earnings = 0, corrected = 0, paid = 0, payments = 0 } = row ?? {};
  return {
    openingCents,
    earned: { cents: earned, count: earnings },
    corrected: {
      cents: corrected,
      corrections: row?.corrections ?? 0,
      reversals: row?.reversals ?? 0,
    },
    paid: { cents: paid, count: payments },
    closingCents: openingCents + earned + corrected + paid,
  };
};

/** The amounts outside the period: approved and to be paid, and estimated, which is not part of the balance yet. */
const openOf = async (db: Database, userId: string) => {
  const sumOf = (status: 'approved' | 'estimated') =>
    sql<number>`coalesce(sum(${commissions.amountCents}) filter (where ${commissions.status} = ${status}), 0)`.mapWith(
      Number,
    );
  const [row] = await db
    .select({
      approved: sumOf('approved'),
      since: sql<
        string | null
      >`min(${commissions.statusSince}) filter (where ${commissions.status} = 'approved')`,
      dueAt: sql<
        string | null
      >`min(${commissions.dueAt}) filter (where ${commissions.status} = 'approved')`,
      estimated: sumOf('estimated'),
      estimates: sql<number>`count(*) filter (where ${commissions.status} = 'estimated')`.mapWith(
        Number,
      ),
    })
    .from(commissions)
    .where(eq(commissions.recipientUserId, userId));
  const iso = (written: string | null | undefined) =>
    written === null || written === undefined ? null : new Date(written).toISOString();
  return {
    approved: { cents: row?.approved ?? 0, since: iso(row?.since), dueAt: iso(row?.dueAt) },
    estimated: { cents: row?.estimated ?? 0, count: row?.estimates ?? 0 },
  };
};

const wantedOf = ({ userId, begin, end }: Period, { kind, search, after }: StatementInput) =>
  and(
    eq(entry.recipientUserId, userId),
    gte(entry.at, begin),
    lt(entry.at, end),
    gt(entry.number, after),
    kind === null ? undefined : eq(entry.kind, kind),
    search === ''
      ? undefined
      : like(
          advisorCollaborationRequests.companySortKey,
          searchPattern(companySortKey(search)) ?? '',
        ),
  );

/**
 * The caller's statement for a period of days in Madrid: the opening balance, the amounts added, the payments, and
 * every entry.
 */
export const getStatement = read({
  right: 'see-own-commissions',
  input: statementInput,
  output: statementSchema,
  touches: null,
  sample: () => ({ from: '2026-01-01', to: '2026-11-20' }),
  run: async ({ ctx, actor: { userId }, input }) => {
    const { from, to, limit } = input;
    const period = {
      userId,
      begin: madridCalendar.dayStart(from),
      end: madridCalendar.dayStart(to, 1),
    };
    return readConsistently(ctx.db, async (db) => {
      const previous = await lastBefore(db, userId, period.begin);
      const read = await readLedgerEntries(db, wantedOf(period, input), limit + 1);
      const entries = read.slice(0, limit);
      return {
        from,
        to,
        totals: await totalsOf(db, period, Number(previous?.balanceCents ?? 0n)),
        previous: previous && { number: previous.number, at: previous.at.toISOString() },
        entries,
        next: read.length > limit ? (entries.at(-1)?.number ?? null) : null,
        ...(await openOf(db, userId)),
      };
    });
  },
});
