import { sessions } from '@valia/db/schema/identity/sessions.ts';
import type { Touches } from '@valia/services/verbs/declaration.ts';
import type { TestAdviser } from '@valia/db/testing/create-adviser.ts';
import { isAdmin, isAdvisor, isGlobalAdmin, isSuperadmin } from '@valia/domain/access/policies.ts';
import { sql } from 'drizzle-orm';
import {
  createAccessWorld,
  kindOf,
  missingIdOf,
  objectFor,
  ownedBy,
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

/** Whom others share with: one who might make objects of their own kind, and one who might not. */
const sharedWith = new Set<Principal>(['business owner', 'adviser of another organization']);

const relationsOf = ({ touches }: ListedProcedure, principal: Principal): Relation[] => {
  const kind = kindOf(touches);
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
/** `broken` says nothing of who may call: the server failed or was busy, or the sample is no valid input. */
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
  if (has === undefined) throw new Error(`procedure-faults.ts knows no policy ${policy ?? ''} yet`);
  if (!has({ role: role as never, globalAdmin })) return 'forbidden';
  return policy === 'isAdvisor' || secondFactor ? 'in' : 'second-factor-required';
};

/** Members use what is the organization's, and only its owner decides about it. */
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

/** Who calls a procedure with an object of whom, and how each is to be answered. */
export const callsOf = (procedure: ListedProcedure) =>
  principalNames.flatMap((principal) =>
    relationsOf(procedure, principal).map((relation) => ({
      principal,
      relation,
      expected: expectedVerdict(procedure, principal, relation),
    })),
  );

/** Of the calls of a procedure those that shall be refused, or those that shall be let in. */
export type Side = 'refused' | 'let in';
export const isOnSide = ({ expected }: { expected: Verdict }, side: Side): boolean =>
  (expected === 'in') === (side === 'let in');

const cellsOf = async (
  server: ListeningServer,
  world: AccessWorld,
  { procedure, side }: { procedure: ListedProcedure; side: Side },
): Promise<Cell[]> => {
  const cells: Cell[] = [];
  // Nothing changes what a refused call names, so that all of them may name the same.
  const refusedObjects = new Map<string, string>();
  for (const call of callsOf(procedure)) {
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

/** All that somebody has of the kind that a call touches, as one text; nothing where it touches none. */
const rowsOf = async (
  { db }: ListeningServer,
  { touches }: ListedProcedure,
  owner: TestAdviser,
) => {
  const kind = kindOf(touches);
  if (kind === null) return '';
  const column = ownedBy[kind];
  const [row] = await db.execute<{ rows: string }>(
    sql`select coalesce(string_agg(md5(t::text), ',' order by t::text), '') as rows
        from ${column.table} t where ${sql.identifier(column.name)} = ${owner.userId}`,
  );
  return row?.rows ?? '';
};

const withoutIds = (text: string): string =>
  text.replaceAll(/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/gu, 'id');

const sharedWorlds = new WeakMap<ListeningServer, Promise<AccessWorld>>();

/** For queries and for whoever is refused, who leave it as it is. */
const sharedWorld = (server: ListeningServer): Promise<AccessWorld> => {
  const world = sharedWorlds.get(server) ?? createAccessWorld(server);
  sharedWorlds.set(server, world);
  return world;
};

type Counted = (cell: string) => void;

/** Makes the calls one after the other, and tells every answer that is not what policy and owner ask for. */
async function* answerFaults(
  server: ListeningServer,
  { procedure, world, cells }: { procedure: ListedProcedure; world: AccessWorld; cells: Cell[] },
  counted: Counted,
): AsyncGenerator<string> {
  const missing = new Map<Caller, string>();
  for (const { principal, relation, expected, id, owner } of cells) {
    const caller = world[principal];
    // What was refused for its number would say nothing of who may call.
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
 * Calls one procedure as everybody who shall be refused, with an object of theirs, of others and of nobody: whether
 * they are, whether another's object is answered exactly as a missing one, and that a refusal changes nothing.
 */
export async function* refusalFaults(
  server: ListeningServer,
  procedure: ListedProcedure,
  counted: Counted = () => undefined,
): AsyncGenerator<string> {
  const world = await sharedWorld(server);
  const cells = await cellsOf(server, world, { procedure, side: 'refused' });
  const digest = await digestStatement(server.db);
  // An ended session goes with its first use, and one unused for a minute is noted as used: the clock stands still.
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
 * Calls one procedure as everybody who shall be let in, with an object of theirs and what others share with them:
 * whether they are, and that nothing changes of what is a bystander's.
 */
export async function* entryFaults(
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
