import { sessions } from '@valia/db/schema/identity/sessions.ts';
import type { Touches } from '@valia/services/verbs/declaration.ts';
import type { TestAdviser } from '@valia/db/testing/create-adviser.ts';
import { isAdmin, isAdvisor, isGlobalAdmin, isSuperadmin } from '@valia/domain/access/policies.ts';
import { sql } from 'drizzle-orm';
import {
  createAccessWorld,
  objectKindOf,
  missingIdOf,
  objectFor,
  ownerColumns,
  principalNames,
  principals,
  shareWith,
} from './access-world.ts';
import type { AccessWorld, Caller, Principal } from './access-world.ts';
import { bystanderDigest } from './bystander.ts';
import { changedTables, digestStatement } from './digest-statement.ts';
import type { HttpAnswer } from '@valia/server/testing/http-person.ts';
import { inputFor } from './listed-procedures.ts';
import type { ListedProcedure } from './listed-procedures.ts';
import type { ListeningServer } from '@valia/server/testing/listening-server.ts';

type Relation =
  | 'none'
  | 'own'
  | 'of the same organization'
  | 'of another'
  | 'shared to read'
  | 'shared to edit'
  | 'missing';

/** The callers with whom others share: one kind that could make such objects itself, and one that could not. */
const sharedWith = new Set<Principal>(['business owner', 'adviser of another organization']);

const relationsOf = ({ touches }: ListedProcedure, principal: Principal): Relation[] => {
  const kind = objectKindOf(touches);
  if (kind === null) return ['none'];
  if (touches?.of === 'administrator') return ['missing', 'of another'];
  const isMate = /^adviser(?: of the same organization)?$/.test(principal);
  const isShared = kind === 'valuation' && sharedWith.has(principal);
  return [
    'missing',
    ...(isMate ? (['of the same organization'] as const) : []),
    'of another',
    ...(isShared ? (['shared to read', 'shared to edit'] as const) : []),
    'own',
  ];
};

const ownerFor = (world: AccessWorld, principal: Principal, relation: Relation) => {
  if (relation === 'own') return world[principal].person;
  const mate = principal === 'adviser' ? world['adviser of the same organization'] : world.adviser;
  if (relation === 'of the same organization') return mate.person;
  const stranger =
    principal === 'adviser of another organization'
      ? world.adviser
      : world['adviser of another organization'];
  return stranger.person;
};

const refusals = [
  'unauthenticated',
  'forbidden',
  'second-factor-required',
  'email-not-confirmed',
  'not-found',
] as const;
/** `broken` shows nothing about access: the server failed or was busy, or the sample is not a valid input. */
type Verdict = (typeof refusals)[number] | 'in' | 'broken';

const firstFailure = 500;
const brokenCodes: ReadonlySet<string | null> = new Set(['too-many-requests', 'invalid-input']);

const codeOf = ({ code, text }: HttpAnswer, { touches }: ListedProcedure): string | null =>
  touches?.missing === 'in the outcome' && code === null
    ? (/"code":"([^"]+)"/.exec(text)?.[1] ?? null)
    : code;

const verdictOf = (answer: HttpAnswer, procedure: ListedProcedure): Verdict => {
  const code = codeOf(answer, procedure);
  if (answer.status >= firstFailure || brokenCodes.has(code)) return 'broken';
  return refusals.find((refusal) => refusal === code) ?? 'in';
};

const withoutSession = new Set<Principal>([
  'signed out',
  'with an ended session',
  'waiting for the code',
  'locked',
]);

const holds: Record<string, (person: { role: never; globalAdmin: boolean }) => boolean> = {
  isAdvisor,
  isAdmin,
  isSuperadmin,
  isGlobalAdmin,
};

const policyVerdict = (policy: string | null, principal: Principal): Verdict => {
  if (policy === 'public') return 'in';
  if (withoutSession.has(principal)) return 'unauthenticated';
  if (policy === 'signedIn') return 'in';
  const {
    role = 'advisor',
    globalAdmin = false,
    secondFactor = false,
  } = {
    ...(principals[principal] as {
      role?: 'user' | 'advisor' | 'admin' | 'superadmin';
      globalAdmin?: boolean;
      secondFactor?: boolean;
    } | null),
  };
  const has = holds[policy ?? ''];
  if (has === undefined) throw new Error(`procedure-attack.ts knows no policy ${policy ?? ''} yet`);
  if (!has({ role: role as never, globalAdmin })) return 'forbidden';
  return policy === 'isAdvisor' || secondFactor ? 'in' : 'second-factor-required';
};

/** Members may use the organization's objects, and only its owner may decide about the organization. */
const ofOrganizations: ReadonlySet<string> = new Set(['organization', 'invitation', 'member']);
const member: Principal = 'adviser of the same organization';

const verdictOfShare = ({ level }: Touches, right: 'read' | 'edit'): Verdict =>
  level === 'read' || (level === 'write' && right === 'edit') ? 'in' : 'forbidden';

const verdictByRelation = (touches: Touches, relation: Relation): Verdict => {
  if (relation === 'none' || relation === 'own' || touches.missing === 'accepted') return 'in';
  if (relation === 'missing') return 'not-found';
  if (relation === 'shared to read') return verdictOfShare(touches, 'read');
  if (relation === 'shared to edit') return verdictOfShare(touches, 'edit');
  return touches.of === 'administrator' || touches.of === 'holder' ? 'in' : 'not-found';
};

const expectedVerdict = (
  { touches, policy, asksConfirmedEmail }: ListedProcedure,
  principal: Principal,
  relation: Relation,
): Verdict => {
  const byPolicy = policyVerdict(policy, principal);
  if (byPolicy !== 'in') return byPolicy;
  if (asksConfirmedEmail && principal === 'unverified') return 'email-not-confirmed';
  if (touches === null) return 'in';
  if (ofOrganizations.has(touches.object) && principal === member) return 'forbidden';
  return verdictByRelation(touches, relation);
};

interface Cell {
  principal: Principal;
  relation: Relation;
  expected: Verdict;
  id: string;
  owner: TestAdviser;
}

const shares: Partial<Record<Relation, 'read' | 'edit'>> = {
  'shared to read': 'read',
  'shared to edit': 'edit',
};

const makeFor = async (
  server: ListeningServer,
  { touches }: ListedProcedure,
  { owner, caller, relation }: { owner: TestAdviser; caller: TestAdviser; relation: Relation },
): Promise<string> => {
  if (relation === 'missing') return missingIdOf(touches);
  const id = await objectFor(server, touches, owner);
  const right = shares[relation];
  const share = { userId: caller.userId, grantedBy: owner.userId };
  if (right !== undefined) await shareWith(server, id, { ...share, right });
  return id;
};

/** All calls of a procedure: the caller, the owner of the object, and the expected answer. */
export const expectedCalls = (procedure: ListedProcedure) =>
  principalNames.flatMap((principal) =>
    relationsOf(procedure, principal).map((relation) => ({
      principal,
      relation,
      expected: expectedVerdict(procedure, principal, relation),
    })),
  );

/** The calls of a procedure that must be refused, or those that must be let in. */
export type CallSide = 'refused' | 'let in';
export const isOnSide = ({ expected }: { expected: Verdict }, side: CallSide): boolean =>
  (expected === 'in') === (side === 'let in');

const cellsOf = async (
  server: ListeningServer,
  world: AccessWorld,
  { procedure, side }: { procedure: ListedProcedure; side: CallSide },
): Promise<Cell[]> => {
  const cells: Cell[] = [];
  // Refused calls do not change their object, so all of them may use the same one.
  const refusedObjects = new Map<string, string>();
  for (const call of expectedCalls(procedure)) {
    if (!isOnSide(call, side)) continue;
    const { principal, relation, expected } = call;
    const caller = world[principal].person;
    const owner = ownerFor(world, principal, relation);
    const mayReuse = expected !== 'in' && relation !== 'missing' && shares[relation] === undefined;
    const known = mayReuse ? refusedObjects.get(owner.userId) : undefined;
    const id = known ?? (await makeFor(server, procedure, { owner, caller, relation }));
    if (mayReuse) refusedObjects.set(owner.userId, id);
    cells.push({ principal, relation, expected, id, owner });
  }
  return cells;
};

/** All rows of a user of the kind that a call touches, as one text; empty when it touches none. */
const rowsOf = async (
  { db }: ListeningServer,
  { touches }: ListedProcedure,
  owner: TestAdviser,
) => {
  const kind = objectKindOf(touches);
  if (kind === null) return '';
  const column = ownerColumns[kind];
  const [row] = await db.execute<{ rows: string }>(
    sql`select coalesce(string_agg(md5(t::text), ',' order by t::text), '') as rows
        from ${column.table} t where ${sql.identifier(column.name)} = ${owner.userId}`,
  );
  return row?.rows ?? '';
};

const withoutIds = (text: string): string =>
  text.replaceAll(/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/gu, 'id');

const sharedWorlds = new WeakMap<ListeningServer, Promise<AccessWorld>>();

/** One world shared by queries and refused calls, because neither changes it. */
const sharedWorld = (server: ListeningServer): Promise<AccessWorld> => {
  const world = sharedWorlds.get(server) ?? createAccessWorld(server);
  sharedWorlds.set(server, world);
  return world;
};

type Counted = (cell: string) => void;

/**
 * Makes the calls one after the other, and reports every answer that differs from the one that policy and owner
 * require.
 */
async function* answerFaults(
  server: ListeningServer,
  { procedure, world, cells }: { procedure: ListedProcedure; world: AccessWorld; cells: Cell[] },
  counted: Counted,
): AsyncGenerator<string> {
  const missing = new Map<Caller, string>();
  for (const { principal, relation, expected, id, owner } of cells) {
    const caller = world[principal];
    // A refusal because of the rate limit would show nothing about access.
    await server.forgetCalls();
    const isAccepted = expected === 'in' && procedure.touches?.missing === 'accepted';
    const isOthers = isAccepted && relation !== 'own';
    const had = isOthers ? await rowsOf(server, procedure, owner) : '';
    const answer = await caller.http.call(procedure.path, inputFor(procedure, id));
    const cell = `${procedure.path} by ${principal}, object ${relation}`;
    counted(cell);
    const verdict = verdictOf(answer, procedure);
    if (verdict !== expected)
      yield `${cell}: ${verdict} (${answer.code ?? 'ok'}) and not ${expected}`;
    const text = withoutIds(answer.text);
    if (relation === 'missing') missing.set(caller, text);
    else if ((expected === 'not-found' || isOthers) && text !== missing.get(caller))
      yield `${cell}: another's object is told from a missing one`;
    if (isOthers && had !== (await rowsOf(server, procedure, owner)))
      yield `${cell}: what is another's has changed`;
  }
}

/**
 * Calls a procedure as each caller who must be refused, with their own object, another user's and a missing one. Checks
 * the refusal, that another user's object is answered exactly as a missing one, and that nothing changes.
 */
export async function* refusedCallsAttack(
  server: ListeningServer,
  procedure: ListedProcedure,
  counted: Counted = () => undefined,
): AsyncGenerator<string> {
  const world = await sharedWorld(server);
  const cells = await cellsOf(server, world, { procedure, side: 'refused' });
  const digest = await digestStatement(server.db);
  // An ended session is deleted at its first use, and a session unused for a minute is recorded as used: so
  // both happen before the digest, and the clock is stopped.
  await world['with an ended session'].http.call('auth.session');
  const now = new Date();
  server.setClock(now);
  await server.db.update(sessions).set({ lastUsedAt: now });
  const before = await digest();
  try {
    yield* answerFaults(server, { procedure, world, cells }, counted);
  } finally {
    server.setClock(null);
  }
  const changed = changedTables(before, await digest());
  if (changed !== '') yield `${procedure.path}: a refused call changed ${changed}`;
}

/**
 * Calls a procedure as each caller who must be let in, with their own object and with one shared with them. Checks that
 * they are let in, and that no row of a bystander changes.
 */
export async function* allowedCallsAttack(
  server: ListeningServer,
  procedure: ListedProcedure,
  counted: Counted = () => undefined,
): AsyncGenerator<string> {
  const isQuery = procedure.type === 'query';
  const world = await (isQuery ? sharedWorld(server) : createAccessWorld(server));
  const cells = await cellsOf(server, world, { procedure, side: 'let in' });
  const ofBystander = await bystanderDigest(server);
  const had = await ofBystander();
  yield* answerFaults(server, { procedure, world, cells }, counted);
  const touched = changedTables(had, await ofBystander());
  if (touched !== '') yield `${procedure.path}: changed what is a bystander's in ${touched}`;
}
