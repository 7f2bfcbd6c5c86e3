import { auditChecks } from '@valia/db/schema/firm/audit-checks.ts';
import type { Database } from '@valia/db/client.ts';
import type { AuditCheck } from '@valia/domain/security/audit-proof-schemas.ts';
import type { BrokenAt } from '@valia/domain/security/broken-at.ts';
import { canonicalJson } from '@valia/domain/valuations/document/canonical-json.ts';
import { sql } from 'drizzle-orm';
import { recordSecurityEvent } from '../security/record-security-event.ts';
import type { ServiceContext } from '../service-context.ts';
import { changeUnaudited, type Transaction } from './change-audited.ts';
import { findSealHead, type SealHead } from './seal-audit-logs.ts';
import { seedSeal } from './seal-of.ts';
import {
  findLostSeal,
  findRowWithoutSeal,
  rowOfFault,
  walkAuditChain,
} from './walk-audit-chain.ts';

type CheckContext = Pick<ServiceContext, 'now' | 'newId'> & { db: Database };
type State = typeof auditChecks.$inferSelect;

/** From the start of one pass to the start of the next. */
const passEveryMs = 120_000;
/** Of one round: so small that a pass in no hurry is hardly felt. */
const [sealsAtOnce, rowsAtOnce] = [5_000, 100_000];
const sealsInHurry = 10_000;

const atStart = { position: null, seal: null, auditLogId: null, isHurried: false } as const;

/**
 * The database counts every row that is changed or deleted. The product does neither in the log, so these numbers move
 * when somebody else does, or when they were reset: then the whole chain is walked at once.
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

const passStart: SealHead = { position: 0, seal: seedSeal };
const headOf = (position: number | null, seal: string | null): SealHead | null =>
  position === null || seal === null ? null : { position, seal };

/** One round of a pass: some seals, then some rows. */
const lookOn = async (tx: Transaction, state: State): Promise<Found> => {
  const most = state.isHurried ? sealsInHurry : sealsAtOnce;
  const from = headOf(state.position, state.seal);
  const lost = from === null ? null : await findLostSeal(tx, from);
  if (lost !== null) return { next: {}, brokenAt: lost, isWhole: false };
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

/** Tells of a fault once: not again while the same one is found. */
const keepFault = async (
  tx: Transaction,
  ctx: CheckContext,
  state: State,
  brokenAt: BrokenAt,
): Promise<Partial<State>> => {
  const brokenRow = await rowOfFault(tx, brokenAt);
  if (state.brokenAt === null || canonicalJson(state.brokenAt) !== canonicalJson(brokenAt))
    await recordSecurityEvent(tx, ctx, {
      type: 'audit_chain_broken',
      subjectId: null,
      detail: { ...brokenAt, row: brokenRow },
    });
  return { ...atStart, brokenAt, brokenRow };
};

const lookRound = async (tx: Transaction, ctx: CheckContext, state: State): Promise<boolean> => {
  const rowCounters = await readRowCounters(tx);
  const isDisturbed = rowCounters !== state.rowCounters;
  const sinceStart = ctx.now.getTime() - (state.startedAt?.getTime() ?? 0);
  const isUnderWay = state.position !== null || state.auditLogId !== null;
  const begins = isDisturbed || (!isUnderWay && sinceStart >= passEveryMs);
  const present: State = begins
    ? { ...state, ...atStart, isHurried: isDisturbed, startedAt: ctx.now, rowCounters }
    : state;
  const known = headOf(state.headPosition, state.headSeal);
  const cutOff = known === null ? null : await findLostSeal(tx, known);
  const isResting = !begins && !isUnderWay;
  const found: Found = isResting
    ? { next: {}, brokenAt: null, isWhole: false }
    : await lookOn(tx, present);
  const brokenAt = found.brokenAt ?? cutOff;
  const head = cutOff === null ? await findSealHead(tx) : known;
  const result: Partial<State> =
    brokenAt !== null
      ? await keepFault(tx, ctx, state, brokenAt)
      : found.isWhole
        ? { ...atStart, brokenAt: null, brokenRow: null, intactAt: ctx.now }
        : found.next;
  const next = { ...present, ...result };
  await tx
    .update(auditChecks)
    .set({ ...next, headPosition: head?.position ?? null, headSeal: head?.seal ?? null });
  return next.isHurried;
};

/**
 * One round of the check that never ends: whether the audit log is as it was sealed (S39). One server at a time does
 * it. Answers whether the next round is to follow at once.
 */
export const checkAuditChain = (ctx: CheckContext): Promise<boolean> =>
  changeUnaudited(ctx, 'keeps-the-log', async (tx) => {
    const state = await lockState(tx);
    return state !== null && (await lookRound(tx, ctx, state));
  });

/** What the check has found so far. */
export const getAuditCheck = async (db: Database): Promise<AuditCheck> => {
  const [state] = await db.select().from(auditChecks);
  return {
    intactAt: state?.intactAt?.toISOString() ?? null,
    brokenAt: state?.brokenAt ?? null,
    brokenRow: state?.brokenRow ?? null,
  };
};
