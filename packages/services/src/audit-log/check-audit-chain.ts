import { auditChecks } from '@valia/db/schema/firm/audit-checks.ts';
import { securityLogs } from '@valia/db/schema/firm/security-logs.ts';
import type { Database } from '@valia/db/client.ts';
import type { AuditCheck } from '@valia/domain/security/audit-proof-schemas.ts';
import type { BrokenAt } from '@valia/domain/security/broken-at.ts';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { recordSecurityEvent } from '../security/record-security-event.ts';
import type { ServiceContext } from '../context/service-context.ts';
import { changeUnaudited, type Transaction } from '../context/change-audited.ts';
import { findNewestSeal, type NewestSeal } from '../audit/seal-audit-logs.ts';
import { seedSeal } from '../audit/compute-seal.ts';
import {
  findLostSeal,
  findRowWithoutSeal,
  faultyRow,
  walkAuditChain,
} from '../audit/walk-audit-chain.ts';

type CheckContext = Pick<ServiceContext, 'now' | 'newId'> & { db: Database };
type State = typeof auditChecks.$inferSelect;

/** The time from the start of one pass to the start of the next one. */
const passEveryMs = 120_000;
/** The maximum number of seals and of rows in one round, small enough that an unhurried pass adds hardly any load. */
const [sealsAtOnce, rowsAtOnce] = [5_000, 100_000];
const sealsInHurry = 10_000;

const atStart = { position: null, seal: null, auditLogId: null, isHurried: false } as const;

/**
 * PostgreSQL counts the updated and deleted rows of each table. The product never updates or deletes rows of the log,
 * so a change of these counters means that somebody else did, or that they were reset. The whole chain is then checked
 * at once.
 */
export const readRowCounters = async (db: Database): Promise<string> => {
  const [row] = await db.execute<{ counters: string | null }>(sql`
    select string_agg(relid || ' ' || n_tup_upd || ' ' || n_tup_del, ',' order by relname) as counters
    from pg_stat_user_tables where relid in ('audit_logs'::regclass, 'audit_seals'::regclass)`);
  return row?.counters ?? '';
};

const lockState = async (tx: Transaction): Promise<State | null> => {
  const [lock] = await tx.execute<{ mine: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtext('valia audit check')) as mine`,
  );
  if (lock?.mine !== true) return null;
  await tx.insert(auditChecks).values({}).onConflictDoNothing();
  const [state] = await tx.select().from(auditChecks);
  return state ?? null;
};

interface Found {
  next: Partial<State>;
  brokenAt: BrokenAt | null;
  isWhole: boolean;
}

const nothingFound: Found = { next: {}, brokenAt: null, isWhole: false };

const passStart: NewestSeal = { position: 0, seal: seedSeal };
const headOf = (position: number | null, seal: string | null): NewestSeal | null =>
  position === null || seal === null ? null : { position, seal };

/** One round of a pass: some seals, then some rows. */
const checkPart = async (tx: Transaction, state: State): Promise<Found> => {
  const most = state.isHurried ? sealsInHurry : sealsAtOnce;
  const from = headOf(state.position, state.seal);
  const lost = from === null ? null : await findLostSeal(tx, from);
  if (lost !== null) return { ...nothingFound, brokenAt: lost };
  const walked = await walkAuditChain(tx, from ?? passStart, most);
  const rows = await findRowWithoutSeal(tx, state.auditLogId, rowsAtOnce);
  return {
    next: {
      position: walked.head.position === 0 ? null : walked.head.position,
      seal: walked.head.position === 0 ? null : walked.head.seal,
      auditLogId: rows.last ?? state.auditLogId,
    },
    brokenAt: walked.brokenAt ?? rows.brokenAt,
    isWhole: walked.isComplete && rows.isComplete,
  };
};

/** Reports a fault to the administrators, unless it was already reported since the chain was last intact. */
const reportFault = async (
  tx: Transaction,
  ctx: CheckContext,
  { intactAt }: State,
  fault: BrokenAt,
): Promise<void> => {
  const { eventType, subjectId, detail, createdAt } = securityLogs;
  const type = 'audit_chain_broken';
  const isReported = and(
    eq(eventType, type),
    isNull(subjectId),
    sql`${detail} @> ${JSON.stringify(fault)}::jsonb`,
    intactAt === null ? undefined : gt(createdAt, intactAt),
  );
  if ((await tx.$count(securityLogs, isReported)) > 0) return;
  const row = await faultyRow(tx, fault);
  await recordSecurityEvent(tx, ctx, { type, subjectId: null, detail: { ...fault, row } });
};

/** The state in which this round starts: in the pass under way, at the start of a new pass, or idle. */
const presentOf = (
  state: State,
  { now, rowCounters }: { now: Date; rowCounters: string },
): { present: State; isAtWork: boolean } => {
  const isDisturbed = rowCounters !== state.rowCounters;
  const sinceStart = now.getTime() - (state.startedAt?.getTime() ?? 0);
  const isUnderWay = state.position !== null || state.auditLogId !== null;
  if (!isDisturbed && (isUnderWay || sinceStart < passEveryMs))
    return { present: state, isAtWork: isUnderWay };
  const present = { ...state, ...atStart, isHurried: isDisturbed, startedAt: now, rowCounters };
  return { present, isAtWork: true };
};

const checkRound = async (tx: Transaction, ctx: CheckContext, state: State): Promise<boolean> => {
  const rowCounters = await readRowCounters(tx);
  const { present, isAtWork } = presentOf(state, { now: ctx.now, rowCounters });
  const newest = headOf(state.headPosition, state.headSeal);
  const cutOff = newest === null ? null : await findLostSeal(tx, newest);
  const found = isAtWork ? await checkPart(tx, present) : nothingFound;
  for (const fault of [found.brokenAt, cutOff])
    if (fault !== null) await reportFault(tx, ctx, state, fault);
  // The fault that an earlier pass found is shown until a later pass has checked the whole chain.
  const brokenAt = found.brokenAt ?? (found.isWhole ? cutOff : (state.brokenAt ?? cutOff));
  const head = cutOff === null ? await findNewestSeal(tx) : newest;
  const next = {
    ...present,
    ...(found.isWhole || found.brokenAt !== null ? atStart : found.next),
    brokenAt,
    brokenRow: brokenAt === null ? null : await faultyRow(tx, brokenAt),
    intactAt: found.isWhole && brokenAt === null ? ctx.now : state.intactAt,
    headPosition: head?.position ?? null,
    headSeal: head?.seal ?? null,
  };
  await tx.update(auditChecks).set(next);
  return next.isHurried;
};

/**
 * One round of the continuous check that the audit log still matches its seals (S39). Only one server runs it at a
 * time. Returns whether the next round should follow at once.
 */
export const checkAuditChain = (ctx: CheckContext): Promise<boolean> =>
  changeUnaudited(ctx, 'keeps-the-log', async (tx) => {
    const state = await lockState(tx);
    return state !== null && (await checkRound(tx, ctx, state));
  });

/** The findings of the check so far. */
export const getAuditCheck = async (db: Database): Promise<AuditCheck> => {
  const [state] = await db.select().from(auditChecks);
  return {
    intactAt: state?.intactAt?.toISOString() ?? null,
    brokenAt: state?.brokenAt ?? null,
    brokenRow: state?.brokenRow ?? null,
  };
};
