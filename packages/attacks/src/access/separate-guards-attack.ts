import {
  isAdmin,
  isAdvisor,
  isGlobalAdmin,
  isSuperadmin,
  signedIn,
} from '@valia/api/procedures/procedures.ts';
import { createCallerFactory, router } from '@valia/api/procedures/router.ts';
import { hashRecoveryCode } from '@valia/auth/recovery-codes.ts';
import { createTimeCodeSeed } from '@valia/auth/time-code.ts';
import type { Database } from '@valia/db/client.ts';
import { mfaRecoveryCodes } from '@valia/db/schema/identity/user-mfa-factors.ts';
import { advisorCollaborationRequests } from '@valia/db/schema/network/advisor-collaboration-requests.ts';
import { files } from '@valia/db/schema/valuations/files.ts';
import { valuations } from '@valia/db/schema/valuations/valuations.ts';
import {
  adviserPassword,
  createAdviser,
  type TestAdviser,
} from '@valia/db/testing/create-adviser.ts';
import { listUsersInput } from '@valia/domain/accounts/user-list-inputs.ts';
import { signedInPerson, type SignedInPerson } from '@valia/server/testing/http-person.ts';
import type { ListeningServer } from '@valia/server/testing/listening-server.ts';
import { listUsers } from '@valia/services/administration/list-users.ts';
import { changeGlobalAdmin } from '@valia/services/administration/user-verbs.ts';
import { readBudgetFile } from '@valia/services/budgets/read-budget-file.ts';
import { listSectorMultiples } from '@valia/services/comparables/list-sector-multiples.ts';
import { getDashboard } from '@valia/services/dashboard/get-dashboard.ts';
import { createServiceContext } from '@valia/services/testing/create-service-context.ts';
import { makeLead } from '@valia/services/testing/make-lead.ts';
import { isEditableBy } from '@valia/services/valuations/valuation-access.ts';
import { noInput } from '@valia/services/verbs/no-input.ts';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { objectKinds, shareWith } from './access-world.ts';
import { describeDifferences } from './describe-differences.ts';

const bare = router({
  signedIn: signedIn.input(noInput).query(() => 'in'),
  isAdvisor: isAdvisor.input(noInput).query(() => 'in'),
  isAdmin: isAdmin.input(noInput).query(() => 'in'),
  isSuperadmin: isSuperadmin.input(noInput).query(() => 'in'),
  isGlobalAdmin: isGlobalAdmin.input(noInput).query(() => 'in'),
});
const callerOf = createCallerFactory(bare);
const nothing = () => undefined;
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : '?');

const bareAnswers = async (db: Database, person: TestAdviser | null): Promise<string> => {
  const caller = callerOf({
    ...createServiceContext(db, person),
    sessionCookie: { set: nothing, clear: nothing },
  });
  const names = ['signedIn', 'isAdvisor', 'isAdmin', 'isSuperadmin', 'isGlobalAdmin'] as const;
  return (await Promise.all(names.map((name) => caller[name]().catch(messageOf)))).join(' ');
};

/**
 * Tests the two access checks separately: the procedures with nothing behind them, and the verbs without their
 * procedures.
 */
export async function* separateGuardsAttack(server: ListeningServer): AsyncGenerator<string> {
  const { db } = server;
  const adviser = await createAdviser(db);
  const admin = await createAdviser(db, { role: 'admin', secondFactor: true });
  const halfAdmin = await createAdviser(db, { role: 'admin' });
  const [no, never] = ['unauthenticated', 'forbidden'];
  const list = (person: TestAdviser | null) =>
    listUsers({ ctx: createServiceContext(db, person), input: listUsersInput.parse({}) }).then(
      () => 'in',
      messageOf,
    );
  const input = { userId: adviser.userId, globalAdmin: true, reason: 'x' };
  const promotion = () => changeGlobalAdmin({ ctx: createServiceContext(db, admin), input });
  const dashboard = () =>
    getDashboard({ ctx: createServiceContext(db), input: { tab: 'analytics' } });
  const sectors = () => listSectorMultiples({ ctx: createServiceContext(db) });
  const readFile = async () =>
    readBudgetFile({ ctx: createServiceContext(db), input: new Uint8Array() });
  const valuation = await objectKinds.valuation(server, adviser);
  const shared = await objectKinds.valuation(server, adviser);
  const { userId } = admin;
  await shareWith(server, shared, { userId, right: 'edit', grantedBy: adviser.userId });
  const byOther = isEditableBy(db, { id: valuation, userId });
  const byGuest = isEditableBy(db, { id: shared, userId });
  yield* describeDifferences([
    ['nobody', await bareAnswers(db, null), Array(5).fill(no).join(' ')],
    ['adviser', await bareAnswers(db, adviser), `in in ${never} ${never} ${never}`],
    ['admin', await bareAnswers(db, admin), `in ${never} in ${never} ${never}`],
    [
      'half',
      await bareAnswers(db, halfAdmin),
      `in ${never} second-factor-required ${never} ${never}`,
    ],
    ['verb by nobody', await list(null), no],
    ['verb by adviser', await list(adviser), never],
    ['verb by half', await list(halfAdmin), 'second-factor-required'],
    ['verb by admin', await list(admin), 'in'],
    ['promotion by admin', await promotion().then(() => 'in', messageOf), never],
    ['sectors by nobody', await sectors().then(() => 'in', messageOf), no],
    ['a file by nobody', await readFile().then(() => 'in', messageOf), no],
    ['dashboard by nobody', await dashboard().then(() => 'in', messageOf), no],
    ['write of another', await db.$count(valuations, byOther), 0],
    ['write of what is shared', await db.$count(valuations, byGuest), 1],
  ]);
}

/** A new user without data sees nothing, whatever data others have. */
export async function* newcomerAttack(server: ListeningServer): AsyncGenerator<string> {
  const { db } = server;
  const seed = createTimeCodeSeed();
  const owner = await signedInPerson(server, { seed });
  const clientId = randomUUID();
  const draft = { clientId, type: 'client_business', method: 'dcf', companyName: 'De otra' };
  const first = (await owner.http.call('valuations.create', draft)).data as { id: string };
  await db.update(valuations).set({ targetKey: 'B1' }).where(eq(valuations.id, first.id));
  const createdAt = new Date();
  const companyName = 'De otra';
  await db
    .insert(advisorCollaborationRequests)
    .values({ id: randomUUID(), requesterUserId: owner.userId, companyName, createdAt });
  await makeLead(db, { advisorUserId: owner.userId, companyName, createdAt });
  await db.insert(mfaRecoveryCodes).values({
    id: randomUUID(),
    userId: owner.userId,
    codeHash: hashRecoveryCode('AAAA-AAAA-AAAA-AAAA'),
    createdAt,
  });
  await owner.http.call('auth.account.export', { password: adviserPassword });
  const [file] = await db.select().from(files);
  // The bytes of the file are stored nowhere, so an export that tries to include them fails.
  await db.insert(files).values({
    id: randomUUID(),
    ownerId: owner.userId,
    name: 'informe.pdf',
    mediaType: 'application/pdf',
    sizeBytes: 1,
    sha256: '',
    storageKey: randomUUID(),
    createdAt,
  });
  await objectKinds.invitation(server, owner);
  await objectKinds.valuation(server, owner);
  await objectKinds.report(server, owner);
  await owner.http.call('valuations.saveView', { id: randomUUID(), name: 'De otra', search: {} });
  const tagging = { kind: 'add-tags', tags: ['de-otra'] };
  const tagged = { action: tagging, items: [{ id: first.id, version: 1 }] };
  await owner.http.call('valuations.applyToMany', tagged);
  const { http } = await signedInPerson(server);
  const exported = await http.call('auth.account.export', { password: adviserPassword });
  const seen = async (path: string, input?: unknown) =>
    JSON.stringify((await http.call(path, input)).data);
  const { view, ...totals } = JSON.parse(await seen('valuations.dashboard')) as Record<
    string,
    unknown
  > & { view: Record<string, unknown> };
  const counts = ['activeClients', 'references', 'leads'].map((name) => totals[name]);
  const charts = ['months', 'byType', 'bySector'].map((name) => JSON.stringify(view[name]));
  const listed = async (scope: string) => {
    const { data, code } = await http.call('valuations.list', { scope });
    return code ?? (data as { items: unknown[] }).items.length;
  };
  const sums = JSON.parse(await seen('valuations.listTotals')) as object | null;
  yield* describeDifferences([
    ['counts', counts.join(), '0,0,0'],
    ['items', await listed('own'), 0],
    ['items of others', await listed('shared'), 0],
    ['views', await seen('valuations.views'), '{"views":[]}'],
    ['tags', await seen('valuations.tags'), '{"tags":[]}'],
    ['reports', await seen('valuations.reports', {}), '{"items":[],"nextCursor":null}'],
    ['latest', JSON.stringify(view.latest), '[]'],
    ['charts', /:[1-9]/.test(charts.join()), false],
    [
      'totals',
      Object.values(sums ?? { failed: true }).every(
        (value) => value === 0 || value === null || value === false,
      ),
      true,
    ],
    [
      'sessions',
      (JSON.parse(await seen('auth.sessions.list')) as { sessions: [] }).sessions.length,
      1,
    ],
    ['history', (await seen('auth.account.history')).match(/"kind"/g)?.length, 1],
    [
      'factor',
      await seen('auth.secondFactor.get'),
      '{"enabled":false,"enabledAt":null,"recoveryCodesLeft":0}',
    ],
    ['invitations', await seen('auth.organizations.invitations'), '{"invitations":[]}'],
    ['export', exported.status, 200],
    ['file', (await http.fetch(`/files/${file?.id ?? ''}`)).status, 404],
    ['create', await seen('valuations.create', draft), await seen('valuations.create', draft)],
    ['created', (await seen('valuations.create', draft)).includes(first.id), false],
  ]);
}

/** The actions that a share allows, and those that it does not. */
export async function* shareAttack(server: ListeningServer): AsyncGenerator<string> {
  const [owner, reader] = [await signedInPerson(server), await signedInPerson(server)];
  const editor = await signedInPerson(server);
  const id = await objectKinds.valuation(server, owner);
  const other = await objectKinds.valuation(server, owner);
  const share = async (person: SignedInPerson, right: string) =>
    (await owner.http.call('valuations.share', { id, email: person.email, right })).code;
  const by = async ({ http }: SignedInPerson, path: string, input: object) =>
    (await http.call(`valuations.${path}`, input)).code;
  const version = 1;
  const start = { id, version, to: 'in_progress' };
  const patch = [{ key: ['conclusion'], after: 'De otra' }];
  const asIs = { id, version, to: 'draft' };
  // The reader has no sales of this kind: access must be checked before the sales are looked up.
  const taken = { valuationId: id, sector: 'ALI', origin: 'own' };
  const accessOf = async ({ http }: SignedInPerson) => {
    const { data } = await http.call('valuations.list', { scope: 'shared' });
    return (data as { items: { id: string; access: string }[] }).items.find(
      (item) => item.id === id,
    )?.access;
  };
  const isForbidden = async ({ http }: SignedInPerson, kind: string, rest: object = {}) => {
    const input = { action: { kind, ...rest }, items: [{ id, version }] };
    return /"code":"forbidden"/.test((await http.call('valuations.applyToMany', input)).text);
  };
  await owner.http.call('valuations.saveNote', { id, text: 'Solo mía', seen: null });
  const noteOf = async (person: SignedInPerson) =>
    (await person.http.call('valuations.note', { id })).text.includes('Solo mía');
  const email = owner.email;
  const isTold = async ({ http }: SignedInPerson) =>
    (await http.call('valuations.dashboard', { tab: 'activity' })).text.includes(id);
  yield* describeDifferences([
    ['before', await by(reader, 'get', { id }), 'not-found'],
    ['given', await share(reader, 'read'), null],
    ['given to edit', await share(editor, 'edit'), null],
    ['reads', await by(reader, 'get', { id }), null],
    ['reads another', await by(reader, 'get', { id: other }), 'not-found'],
    ['shown as', await accessOf(reader), 'read'],
    ['shown with', await accessOf(editor), 'edit'],
    ['reads the note', await noteOf(editor), false],
    ['reader writes', await by(reader, 'changeStatus', start), 'forbidden'],
    ['reader writes a part', await by(reader, 'update', { id, version, patch }), 'forbidden'],
    ['reader writes what is so', await by(reader, 'changeStatus', asIs), 'forbidden'],
    ['reader takes back', await isForbidden(reader, 'undo-status'), true],
    ['reader takes a multiple', await by(reader, 'comparables.applyMultiple', taken), 'forbidden'],
    [
      'reader reports',
      await by(reader, 'createReport', { valuationId: id, language: 'es' }),
      'forbidden',
    ],
    ['editor shares', await by(editor, 'share', { id, email, right: 'edit' }), 'forbidden'],
    ['editor archives', await isForbidden(editor, 'archive'), true],
    ['editor deletes', await isForbidden(editor, 'delete'), true],
    ['editor duplicates', await isForbidden(editor, 'duplicate', { batchId: randomUUID() }), true],
    ['reader tags', await isForbidden(reader, 'add-tags', { tags: ['de-otra'] }), true],
    ['editor exports', await by(editor, 'export', { scope: 'shared' }), 'forbidden'],
    [
      'changed of who has none',
      await by(owner, 'changeShare', { id, personId: owner.userId, right: 'edit' }),
      'not-found',
    ],
    ['editor writes', await by(editor, 'changeStatus', start), null],
    ['taken back', await by(owner, 'revokeShare', { id, personId: reader.userId }), null],
    ['after', await by(reader, 'get', { id }), 'not-found'],
    ['the editor after it', await by(editor, 'get', { id }), null],
    ['after, among many', await isForbidden(reader, 'archive'), false],
    ['what the editor did', await isTold(editor), true],
    ['given to another', await share(reader, 'read'), null],
    [
      'taken from the editor',
      await by(owner, 'revokeShare', { id, personId: editor.userId }),
      null,
    ],
    ['what the editor did, after it', await isTold(editor), false],
  ]);
}
