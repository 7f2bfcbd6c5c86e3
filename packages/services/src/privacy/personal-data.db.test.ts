import type { Database } from '@valia/db/client.ts';
import { auditLogs } from '@valia/db/schema/firm/audit-logs.ts';
import { knownDevices } from '@valia/db/schema/identity/known-devices.ts';
import { userProfiles } from '@valia/db/schema/identity/profiles.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import { files } from '@valia/db/schema/valuations/files.ts';
import { valuationNotes } from '@valia/db/schema/valuations/valuation-notes.ts';
import { valuations } from '@valia/db/schema/valuations/valuations.ts';
import { adviserPassword, createAdviser } from '@valia/db/testing/create-adviser.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { and, eq, ne, sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { proveAuditChain } from '../audit-log/prove-audit-logs.ts';
import { sealAuditLogs } from '../audit/seal-audit-logs.ts';
import { readFile } from '../files/read-file.ts';
import { createReport } from '../reports/create-report.ts';
import type { ServiceContext } from '../context/service-context.ts';
import { createValuationSuite, type ValuationSuite } from '../testing/create-valuation-suite.ts';
import { dumpDatabase } from '../testing/dump-database.ts';
import { signInByPassword } from '../testing/sign-in-by-password.ts';
import { applyToValuations } from '../valuations/bulk/apply-to-valuations.ts';
import { changeValuationStatus } from '../valuations/change-valuation-status.ts';
import { recordPresence } from '../valuations/record-presence.ts';
import { shareValuation } from '../valuations/sharing/share-verbs.ts';
import { saveValuationNote } from '../valuations/valuation-note-verbs.ts';
import { getValuation } from '../valuations/valuation-verbs.ts';
import { savedViewVerbs } from '../views/saved-view-verbs.ts';
import { eraseAccount } from './erase-account.ts';
import { exportAccount } from './export-account.ts';
import { personalData } from './personal-data.ts';
import { deleteExpiredExports } from './stored-exports.ts';

let suite: ValuationSuite;
let db: Database;
beforeAll(async () => {
  suite = await createValuationSuite();
  ({ db } = suite.database);
});
afterAll(() => suite.database.close());

const password = adviserPassword;
const unzipped = async (ctx: ServiceContext, fileId: string) => {
  const { bytes, mediaType } = await readFile({ ctx, input: { id: fileId } });
  expect(mediaType).toBe('application/zip');
  return unzipSync(bytes);
};

const pdf = new TextEncoder().encode('%PDF-1.7 the report of Planted Company');
const reports = { renderValuationReport: () => Promise.resolve(pdf) };

/** Adds what is stored beside a valuation: a tag, a private note, a share, and a saved view of the list. */
const workBesides = async (
  ctx: ServiceContext,
  { id, version }: { id: string; version: number },
) => {
  const tagging = { kind: 'add-tags' as const, tags: ['Planted-Tag'] };
  await applyToValuations({ ctx, input: { action: tagging, items: [{ id, version }] } });
  await saveValuationNote({ ctx, input: { id, text: 'Planted-Note', seen: null } });
  const view = { id: crypto.randomUUID(), name: 'Planted-View', search: { tag: 'Planted-Tag' } };
  await savedViewVerbs('valuations').saveView({ ctx, input: view });
  const { email } = await createAdviser(db, { emailConfirmed: true });
  await shareValuation({ ctx, input: { id, email, right: 'read' } });
  await recordPresence({ ctx, input: { id, here: true } });
};

/** Creates a user who has done everything that stores data. */
const livedIn = async (options = {}) => {
  const adviser = await createAdviser(db, {
    emailConfirmed: true,
    email: `planted-${crypto.randomUUID()}@example.test`,
    ...options,
  });
  const ctx = suite.contextOf(adviser, {
    reports,
    client: { address: '203.0.113.77', userAgent: 'Mozilla/5.0 (X11; Linux) Firefox/140.0' },
  });
  await db
    .update(userProfiles)
    .set({
      firstName: 'Planted-First',
      lastName: 'Planted-Last',
      company: 'Planted-Firm',
      phone: 'Planted-Phone',
      city: 'Planted-City',
      taxId: 'Planted-Tax',
    })
    .where(eq(userProfiles.userId, adviser.userId));
  await db.execute(sql`update organizations set name = 'Planted-Organization', phone = 'Planted-Line',
    company_id = 'Planted-Nif' where id = ${adviser.organizationId}`);
  const document = structuredClone(suite.computable);
  document.company.name = 'Planted-Company';
  document.client = { name: 'Planted-Client', contact: 'Planted-Contact' };
  const { id, version } = await suite.given(ctx, { status: 'completed', document });
  await workBesides(ctx, { id, version });
  await createReport({ ctx, input: { valuationId: id, language: 'es' } });
  await signInByPassword({
    ctx: { ...ctx, actor: null },
    input: { email: adviser.email, password },
  });
  return { adviser, ctx, id };
};

describe('the register of personal data', () => {
  test('knows every column of the database', async () => {
    const stored = await db.execute<{ name: string }>(
      sql`select table_name || '.' || column_name as name from information_schema.columns
          where table_schema = 'public' order by 1`,
    );
    const registered = personalData.flatMap(({ name, columns }) =>
      Object.values(columns).map((column) => `${name}.${column.name}`),
    );
    expect(registered.toSorted()).toEqual(stored.map(({ name }) => name).toSorted());
  });

  test('says whose rows are whose for every table that points at a person', async () => {
    const pointing = await db.execute<{ name: string }>(
      sql`select distinct conrelid::regclass::text as name from pg_constraint
          where contype = 'f' and confrelid = 'users'::regclass`,
    );
    const personal = personalData.filter(({ rowsOf }) => rowsOf !== null).map(({ name }) => name);
    expect(personal).toEqual(expect.arrayContaining(pointing.map(({ name }) => name)));
  });
});

describe('R11 an export', () => {
  test('holds every exported column of every table with a row of the person, and their documents', async () => {
    const { adviser, ctx } = await livedIn();
    const { fileId } = await exportAccount({ ctx, input: { password } });
    const parts = await unzipped(ctx, fileId);
    for (const { name, rowsOf, table, useOf } of personalData) {
      if (rowsOf === null || !(await db.$count(table, rowsOf(adviser.userId)))) continue;
      const text = strFromU8(parts[`${name}.json`] ?? new Uint8Array());
      for (const [column, use] of useOf) {
        const holds = text.includes(`"${column}":`);
        expect({ name, column, holds }).toEqual({ name, column, holds: use === 'exported' });
      }
    }
    const documents = Object.entries(parts).filter(([name]) => name.startsWith('files/'));
    expect(documents.map(([, bytes]) => bytes)).toEqual([pdf]);
    const all = Object.values(parts)
      .map((part) => strFromU8(part))
      .join('\n');
    const words = ['First', 'Phone', 'Organization', 'Company', 'Contact', 'Tag', 'Note', 'View'];
    for (const planted of words) expect(all).toContain(`Planted-${planted}`);
    expect(all).not.toContain('$argon2id');
  });

  test('replaces the one before it, and needs the password', async () => {
    const { ctx } = await livedIn();
    const first = await exportAccount({ ctx, input: { password } });
    const second = await exportAccount({ ctx, input: { password } });
    await expect(readFile({ ctx, input: { id: first.fileId } })).rejects.toThrow('not-found');
    expect(Object.keys(await unzipped(ctx, second.fileId))).not.toContain(second.name);
    const wrong = exportAccount({ ctx, input: { password: 'no es esta' } });
    await expect(wrong).rejects.toThrow('password-wrong');
  });
});

describe('an export', () => {
  const storeOf = (ctx: ServiceContext) => {
    const keys = new Set<string>();
    const files: ServiceContext['files'] = {
      ...ctx.files,
      put: async (key, bytes) => {
        keys.add(key);
        await ctx.files.put(key, bytes);
      },
      remove: async (key) => {
        keys.delete(key);
        await ctx.files.remove(key);
      },
    };
    return { keys, files };
  };
  const exportsOf = (userId: string) =>
    db.$count(files, and(eq(files.ownerId, userId), eq(files.mediaType, 'application/zip')));

  test('of a member tells nothing of the organization that its owner gave, not even how to reach it', async () => {
    const { adviser: owner, ctx: owned } = await livedIn();
    const member = await createAdviser(db);
    await db.execute(sql`update organization_members set organization_id = ${owner.organizationId},
      role = 'member' where user_id = ${member.userId}`);
    const ctx = suite.contextOf(member, { files: owned.files });
    const { fileId } = await exportAccount({ ctx, input: { password } });
    const parts = await unzipped(ctx, fileId);
    expect(Object.keys(parts)).toContain('organization_members.json');
    const all = Object.values(parts).map((part) => strFromU8(part));
    expect(all.join('\n')).not.toMatch(/planted/i);
  });

  test('that is overtaken by the erasure of its person leaves no bytes behind', async () => {
    const adviser = await createAdviser(db);
    const ctx = suite.contextOf(adviser);
    const { keys, files: store } = storeOf(ctx);
    const put: typeof store.put = async (key, bytes) => {
      await store.put(key, bytes);
      await eraseAccount({ ctx, input: { password } });
    };
    const late = exportAccount({ ctx: { ...ctx, files: { ...store, put } }, input: { password } });
    await expect(late).rejects.toMatchObject({ code: 'unauthenticated' });
    expect([...keys]).toEqual([]);
    expect(await exportsOf(adviser.userId)).toBe(0);
  });

  test('that cannot be committed any more leaves no bytes behind', async () => {
    const adviser = await createAdviser(db);
    const ctx = suite.contextOf(adviser);
    const { keys, files: store } = storeOf(ctx);
    const refusing = new Proxy(db, {
      get: (target, name): unknown =>
        name === 'transaction'
          ? () => Promise.reject(new AppError('unavailable'))
          : Reflect.get(target, name),
    });
    const late = exportAccount({
      ctx: { ...ctx, db: refusing, files: store },
      input: { password },
    });
    await expect(late).rejects.toMatchObject({ code: 'unavailable' });
    expect([...keys]).toEqual([]);
  });

  test('names a document whose bytes are lost, and gives all the rest', async () => {
    const { adviser, ctx } = await livedIn();
    const [lost] = await db.select().from(files).where(eq(files.ownerId, adviser.userId));
    if (lost === undefined) throw new Error('No document was made.');
    const kept = crypto.randomUUID();
    await db.insert(files).values({ ...lost, id: kept, name: 'a/b.pdf', storageKey: kept });
    await ctx.files.put(kept, pdf);
    await ctx.files.remove(lost.storageKey);
    const { fileId } = await exportAccount({ ctx, input: { password } });
    const parts = await unzipped(ctx, fileId);
    const names = Object.keys(parts);
    expect(names.filter((name) => name.startsWith('files/'))).toEqual([`files/${kept}-a_b.pdf`]);
    expect(names).toContain('valuations.json');
    const contents: unknown = JSON.parse(strFromU8(parts['contents.json'] ?? new Uint8Array()));
    const listed = names.filter((name) => name !== 'contents.json');
    expect(contents).toHaveLength(listed.length + 1);
    expect(contents).toEqual(
      expect.arrayContaining([
        ...listed.map((name) => ({ name, status: 'included' })),
        { name: `files/${lost.id}-${lost.name}`, status: 'missing' },
      ]),
    );
  });

  test('is made five times an hour, not six', async () => {
    const adviser = await createAdviser(db);
    const ctx = suite.contextOf(adviser);
    for (let count = 0; count < 5; count += 1) await exportAccount({ ctx, input: { password } });
    const sixth = exportAccount({ ctx, input: { password } });
    await expect(sixth).rejects.toMatchObject({ code: 'too-many-requests' });
    expect(await exportsOf(adviser.userId)).toBe(1);
  });

  test('goes after a week, with its bytes, and nothing else does', async () => {
    const adviser = await createAdviser(db);
    const ctx = suite.contextOf(adviser);
    const { keys, files: store } = storeOf(ctx);
    const { fileId } = await exportAccount({ ctx: { ...ctx, files: store }, input: { password } });
    const documents = await db.$count(files, ne(files.mediaType, 'application/zip'));
    const at = (days: number) => new Date(ctx.now.getTime() + days * 86_400_000);
    await deleteExpiredExports({ ...ctx, files: store, now: at(6.9) });
    expect(await db.$count(files, eq(files.id, fileId))).toBe(1);
    await deleteExpiredExports({ ...ctx, files: store, now: at(7.1) });
    expect(await db.$count(files, eq(files.id, fileId))).toBe(0);
    expect([...keys]).toEqual([]);
    expect(await db.$count(files, ne(files.mediaType, 'application/zip'))).toBe(documents);
  });
});

describe('R11 an erasure', () => {
  test('leaves nothing of the person in any table, and a chain that holds', async () => {
    const { adviser, ctx } = await livedIn();
    const { adviser: other } = await livedIn({ role: 'superadmin' });
    await db
      .update(userProfiles)
      .set({ firstName: 'Stays' })
      .where(eq(userProfiles.userId, other.userId));
    await exportAccount({ ctx, input: { password } });
    await eraseAccount({ ctx, input: { password } });
    const removed = await dumpDatabase(db);
    for (const text of [adviser.email, '203.0.113']) {
      const mine = removed
        .split('\n')
        .filter((row) => row.includes(adviser.userId) || row.includes(adviser.email));
      expect(mine.filter((row) => row.includes(text))).toEqual([]);
    }
    const left: string[] = [];
    for (const { name, rowsOf, table, erasure } of personalData) {
      if (rowsOf === null || erasure !== 'deleted') continue;
      if ((await db.$count(table, rowsOf(adviser.userId))) > 0) left.push(name);
    }
    expect(left).toEqual([]);
    const [row] = await db.select().from(users).where(eq(users.id, adviser.userId));
    expect(row?.status).toBe('erased');
    expect(row?.email).toMatch(/^erased-[\da-f-]{36}@erased\.invalid$/);
    await sealAuditLogs(db, new Date());
    expect((await proveAuditChain(db)).brokenAt).toBeNull();
    expect(removed).toContain('Stays');
  });

  test('leaves no planted word in a dump when everybody with one is gone', async () => {
    const database = await createValuationSuite();
    const before = suite;
    suite = database;
    ({ db } = database.database);
    const { ctx } = await livedIn();
    await eraseAccount({ ctx, input: { password } });
    expect(await dumpDatabase(db)).not.toMatch(/planted|203\.0\.113/i);
    await database.database.close();
    suite = before;
    ({ db } = before.database);
  });

  test('takes what others did on the person’s valuations, and leaves what is theirs', async () => {
    const { adviser, ctx, id } = await livedIn();
    const other = await createAdviser(db, { emailConfirmed: true });
    const theirs = suite.contextOf(other, { reports });
    await shareValuation({ ctx, input: { id, email: other.email, right: 'edit' } });
    for (const to of ['in_progress', 'completed'] as const) {
      const { version } = await getValuation({ ctx: theirs, input: { id } });
      await changeValuationStatus({ ctx: theirs, input: { id, version, to } });
    }
    await createReport({ ctx: theirs, input: { valuationId: id, language: 'ca' } });
    await saveValuationNote({ ctx: theirs, input: { id, text: 'Suyo', seen: null } });
    const own = await suite.given(theirs);
    await eraseAccount({ ctx, input: { password } });
    expect(await db.$count(valuations, eq(valuations.ownerId, adviser.userId))).toBe(0);
    expect(await db.$count(valuationNotes, eq(valuationNotes.userId, other.userId))).toBe(0);
    await expect(getValuation({ ctx: theirs, input: { id } })).rejects.toThrow('not-found');
    expect(await getValuation({ ctx: theirs, input: own })).toMatchObject({ access: 'owner' });
  });

  test('leaves another’s valuation that was shared with the person as it was', async () => {
    const { adviser, ctx } = await livedIn();
    const confirmed = await createAdviser(db, { emailConfirmed: true });
    const other = suite.contextOf(confirmed, { reports, files: ctx.files });
    const { id, version } = await suite.given(other);
    await shareValuation({ ctx: other, input: { id, email: adviser.email, right: 'edit' } });
    await saveValuationNote({ ctx, input: { id, text: 'Planted-Aside', seen: null } });
    await changeValuationStatus({ ctx, input: { id, version, to: 'completed' } });
    await createReport({ ctx, input: { valuationId: id, language: 'es' } });
    await eraseAccount({ ctx, input: { password } });
    const kept = await getValuation({ ctx: other, input: { id } });
    expect([kept.status, kept.snapshot === null]).toEqual(['completed', false]);
    const issued = await createReport({ ctx: other, input: { valuationId: id, language: 'es' } });
    expect((await readFile({ ctx: other, input: { id: issued.fileId } })).bytes).toEqual(pdf);
    expect(await dumpDatabase(db)).not.toContain('Planted-Aside');
  });

  test('takes the bytes of documents too', async () => {
    const { adviser, ctx } = await livedIn();
    const keys = await db.execute<{ key: string }>(
      sql`select storage_key as key from files where owner_id = ${adviser.userId}`,
    );
    expect(keys).not.toHaveLength(0);
    await eraseAccount({ ctx, input: { password } });
    for (const { key } of keys) await expect(ctx.files.get(key)).rejects.toThrow('not-found');
  });

  test('cannot be undone by signing in, and frees the address for a new account', async () => {
    const { adviser, ctx } = await livedIn();
    await eraseAccount({ ctx, input: { password } });
    const stranger = suite.contextOf(null);
    const [row] = await db.select().from(users).where(eq(users.id, adviser.userId));
    for (const email of [adviser.email, row?.email ?? '']) {
      const signIn = signInByPassword({ ctx: stranger, input: { email, password } });
      await expect(signIn).rejects.toThrow('credentials-wrong');
    }
    expect(await db.$count(knownDevices, eq(knownDevices.userId, adviser.userId))).toBe(0);
    await createAdviser(db, { email: adviser.email });
  });

  test('waits until an owner with members has handed the organization over', async () => {
    const { adviser, ctx } = await livedIn();
    const member = await createAdviser(db);
    await db.execute(sql`update organization_members set organization_id = ${adviser.organizationId},
      role = 'member' where user_id = ${member.userId}`);
    const erasure = eraseAccount({ ctx, input: { password } });
    await expect(erasure).rejects.toThrow('organization-has-members');
    const [row] = await db.select().from(users).where(eq(users.id, adviser.userId));
    expect(row?.status).toBe('active');
    expect(await db.$count(auditLogs, eq(auditLogs.action, 'user.erased'))).toBeGreaterThan(0);
  });
});
