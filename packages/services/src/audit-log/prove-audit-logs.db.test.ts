import { auditLogs } from '@valia/db/schema/firm/audit-logs.ts';
import { auditSealQueue, auditSeals } from '@valia/db/schema/firm/audit-seals.ts';
import type { Database } from '@valia/db/client.ts';
import { createTestDatabase, type TestDatabase } from '@valia/db/testing/create-test-database.ts';
import type { ChainProof } from '@valia/domain/security/audit-proof-schemas.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { unaudited } from '../context/change-audited.ts';
import { createServiceContext } from '../testing/create-service-context.ts';
import { proveAuditChain } from './prove-audit-logs.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { findNewestSeal, sealAuditLogs, type NewestSeal } from '../audit/seal-audit-logs.ts';

const isFull = process.env.VALIA_FULL === '1';
const chainLength = 120;
const attacks = isFull ? 100 : 12;
const writers = isFull ? 1000 : 200;

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  ({ db } = database);
});
afterAll(() => database.close());

const write = (number: number) => {
  const ctx = createServiceContext(db);
  return recordAudit(unaudited(db, 'keeps-the-log'), ctx, {
    action: 'test.written',
    subjectType: 'test',
    subjectId: String(number),
    before: { ñ: number, b: [null, 1.5, 'x'] },
    after: { a: { deep: true } },
  });
};

/** Changes the log like a superuser who disables the triggers; the change is rolled back. */
const brokenBy = async (tamper: (tx: Database) => Promise<unknown>): Promise<ChainProof> => {
  let proof: ChainProof | null = null;
  await expect(
    db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      await tamper(tx);
      await tx.execute(sql`set local session_replication_role = origin`);
      proof = await proveAuditChain(tx);
      throw new Error('undo');
    }),
  ).rejects.toThrow('undo');
  if (proof === null) throw new Error('The chain was not looked at.');
  return proof;
};

const positions = () =>
  Array.from({ length: attacks }, () => 2 + Math.floor(Math.random() * (chainLength - 3)));
const logAt = (position: number) =>
  sql`(select audit_log_id from audit_seals where position = ${position})`;
const idAt = async (position: number): Promise<number | undefined> => {
  const [seal] = await db
    .select({ id: auditSeals.auditLogId })
    .from(auditSeals)
    .where(eq(auditSeals.position, position));
  return seal?.id;
};
/** Inserts a row with the time of the one at a position, with an id before all others. */
const forge = async (tx: Database, position: number): Promise<number> => {
  const id = -position;
  await tx.execute(sql`insert into audit_logs
      (id, at, action, subject_type, subject_id, request_id) overriding system value
    select ${id}, at, 'test.forged', 'test', '1', 'forged'
    from audit_logs where id = ${logAt(position)}`);
  return id;
};

describe('R10 the chain of the audit log', () => {
  test('holds every row once it is sealed, and says what still waits', async () => {
    for (let i = 0; i < chainLength; i += 1) await write(i);
    expect(await proveAuditChain(db)).toEqual({
      sealed: 0,
      unsealed: chainLength,
      headSeal: null,
      brokenAt: null,
      isComplete: true,
    });
    expect(await sealAuditLogs(db, new Date())).toBe(chainLength);
    const proof = await proveAuditChain(db);
    expect(proof).toMatchObject({ sealed: chainLength, unsealed: 0, brokenAt: null });
    expect(proof.headSeal).toMatch(/^[0-9a-f]{64}$/);
  });

  test('is proved call by call, each going on from the last seal of the one before', async () => {
    const whole = await proveAuditChain(db);
    const seen: number[] = [];
    let known: NewestSeal | null = null;
    for (;;) {
      const { sealed, headSeal, brokenAt, isComplete } = await proveAuditChain(db, {
        known,
        most: 50,
      });
      expect(brokenAt).toBeNull();
      seen.push(sealed);
      if (isComplete || headSeal === null) break;
      known = { position: sealed, seal: headSeal };
    }
    expect(seen).toEqual([50, 100, chainLength]);
    expect(whole).toMatchObject({ sealed: chainLength, isComplete: true });
  });

  const changes = [
    ['action', sql`action = action || 'x'`],
    ['subject_id', sql`subject_id = subject_id || '0'`],
    ['request_id', sql`request_id = 'other'`],
    ['at', sql`at = at + interval '1 microsecond'`],
    ['actor_user_id', sql`actor_user_id = gen_random_uuid()`],
    ['before', sql`before = jsonb_set(before, '{ñ}', '1e-30')`],
    ['after', sql`after = null`],
  ] as const;

  test.each(changes)('names the first row whose %s was changed', async (_column, change) => {
    for (const position of positions()) {
      const { brokenAt } = await brokenBy((tx) =>
        tx.execute(sql`update audit_logs set ${change} where id = ${logAt(position)}`),
      );
      const auditLogId = await idAt(position);
      expect(brokenAt).toEqual({ position, auditLogId, fault: 'seal-differs' });
    }
  });

  test('names the first row that was deleted', async () => {
    for (const position of positions()) {
      const { brokenAt } = await brokenBy((tx) =>
        tx.execute(sql`delete from audit_logs where id = ${logAt(position)}`),
      );
      const auditLogId = await idAt(position);
      expect(brokenAt).toEqual({ position, auditLogId, fault: 'row-missing' });
    }
  });

  test('names the place where a row and its seal were cut out', async () => {
    for (const position of positions()) {
      const { brokenAt } = await brokenBy(async (tx) => {
        await tx.execute(sql`delete from audit_logs where id = ${logAt(position)}`);
        await tx.execute(sql`delete from audit_seals where position = ${position}`);
      });
      expect(brokenAt).toEqual({ position, auditLogId: null, fault: 'seal-missing' });
    }
  });

  test('names the first of two rows that changed places', async () => {
    for (const position of positions()) {
      const { brokenAt } = await brokenBy((tx) =>
        tx.execute(sql`update audit_seals set position = case position
            when ${position} then -1 when ${position + 1} then ${position} else position end
          where position in (${position}, ${position + 1})`),
      );
      expect(brokenAt).toMatchObject({ position, fault: 'seal-differs' });
    }
  });

  test('names a row that was put in beside the door', async () => {
    for (const position of positions()) {
      const { brokenAt } = await brokenBy((tx) => forge(tx, position));
      const auditLogId = -position;
      expect(brokenAt).toEqual({ position: null, auditLogId, fault: 'row-without-seal' });
    }
  });

  test('names a row that was put in with a seal of its own, the later ones moved on', async () => {
    for (const position of positions()) {
      const { brokenAt } = await brokenBy(async (tx) => {
        const id = await forge(tx, position);
        await tx.execute(
          sql`update audit_seals set position = -position - 1 where position >= ${position}`,
        );
        await tx.execute(sql`update audit_seals set position = -position where position < 0`);
        await tx.execute(sql`insert into audit_seals (position, audit_log_id, seal, sealed_at)
          values (${position}, ${id}, repeat('f', 64), now())`);
      });
      expect(brokenAt).toEqual({ position, auditLogId: -position, fault: 'seal-differs' });
    }
  });

  test('whose end was cut off, or that was made anew, does not meet a seal written down before', async () => {
    const known = await findNewestSeal(db);
    if (known === null) throw new Error('There is no seal.');
    expect((await proveAuditChain(db, { known })).brokenAt).toBeNull();
    const other = { ...known, seal: 'f'.repeat(64) };
    expect((await proveAuditChain(db, { known: other })).brokenAt).toMatchObject({
      fault: 'seal-differs',
    });
    const ahead = { ...known, position: known.position + 1 };
    expect((await proveAuditChain(db, { known: ahead })).brokenAt).toMatchObject({
      fault: 'seal-missing',
    });
  });

  test('stays one chain under many writers and several sealers', async () => {
    const sealers = [0, 1, 2].map(async () => {
      let sealed = 0;
      while (sealed < 20) {
        await sealAuditLogs(db, new Date());
        sealed += 1;
      }
    });
    await Promise.all([...Array.from({ length: writers }, (_, i) => write(i)), ...sealers]);
    await sealAuditLogs(db, new Date());
    expect(await proveAuditChain(db)).toMatchObject({
      sealed: chainLength + writers,
      unsealed: 0,
      brokenAt: null,
    });
    expect(await db.$count(auditSealQueue)).toBe(0);
  });

  test.each([
    ['changed', sql`update audit_seals set seal = repeat('0', 64)`],
    ['deleted', sql`delete from audit_seals`],
    ['truncated', sql`truncate audit_seals`],
    ['changed in the log', sql`update audit_logs set action = 'x'`],
    ['deleted from the log', sql`delete from audit_logs`],
  ])('cannot be %s by the application', async (_how, statement) => {
    const rows = await db.$count(auditSeals);
    await expect(db.execute(statement)).rejects.toMatchObject({ cause: { code: '42501' } });
    expect(await db.$count(auditSeals)).toBe(rows);
    expect(await db.$count(auditLogs)).toBe(rows);
  });
});
