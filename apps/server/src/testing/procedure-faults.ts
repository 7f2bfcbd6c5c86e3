import { sessions } from '@valia/db/schema/sessions.ts';
import { adviserPassword } from '@valia/db/testing/create-adviser.ts';
import { emptyValuationDocument } from '@valia/domain/valuations/empty-valuation-document.ts';
import { isAdmin, isAdvisor, isGlobalAdmin, isSuperadmin } from '@valia/domain/access/rights.ts';
import {
  createAccessWorld,
  guestEmail,
  guestId,
  missingIdOf,
  objectKinds,
  principalNames,
  principals,
} from './access-world.ts';
import type { AccessWorld, Caller, ObjectKind, Principal } from './access-world.ts';
import { changedTables, digestStatement } from './digest-statement.ts';
import type { HttpAnswer, ListedProcedure } from './http-person.ts';
import type { ListeningServer } from './listening-server.ts';
import { fieldNames, sampleInput } from './sample-input.ts';
import type { FieldValue } from './sample-input.ts';

/** Which object a field names, by the procedure or its router, and the field. An id that nobody explains is refused. */
const objectFields: Record<string, ObjectKind> = {
  'valuations.share id': 'shared valuation',
  'valuations.changeShare id': 'shared valuation',
  'valuations.snapshot id': 'frozen valuation',
  'valuations.verifyReport code': 'issued report',
  'valuations id': 'valuation',
  'valuations valuationId': 'valuation',
  'auth.sessions id': 'session',
  'auth.organizations id': 'invitation',
  'admin.users userId': 'person',
};
/** Made by the caller, or somebody within the object: they name nothing of anybody's. */
const ownNames = new Set(['clientId', 'visitId', 'taxId', 'personId']);
/** Whose id the caller chooses, and where what is gone is as good as deleted. */
const idsOfNobody = new Set(['valuations.saveView id', 'valuations.deleteView id']);

export interface NamedObject {
  field: string;
  kind: ObjectKind;
}

/** The object that a procedure acts on; null for none. */
export const objectOf = ({ path, input }: ListedProcedure): NamedObject | null => {
  if (input === undefined) return null;
  const router = path.slice(0, path.lastIndexOf('.'));
  const ids = fieldNames(input).filter(
    (name) =>
      objectFields[`${path} ${name}`] !== undefined ||
      (/^id$|Ids?$/.test(name) && !ownNames.has(name) && !idsOfNobody.has(`${path} ${name}`)),
  );
  const [field] = ids;
  if (field === undefined) return null;
  const kind = objectFields[`${path} ${field}`] ?? objectFields[`${router} ${field}`];
  if (ids.length > 1 || kind === undefined)
    throw new Error(`${path}: say in procedure-faults.ts which object ${ids.join(', ')} names`);
  return { field, kind };
};

const documentSample = emptyValuationDocument({
  method: 'dcf',
  companyName: 'Talleres Ordóñez',
  today: '2026-11-21',
});

const fixedFields: Record<string, unknown> = {
  password: adviserPassword,
  currentPassword: adviserPassword,
  newPassword: 'Una-clave-nueva-7',
  email: 'somebody.new@example.test',
  role: 'user',
  personId: guestId,
  document: documentSample,
};

/** A valid input of the procedure, with the object's id in its place. */
export const inputFor = (
  { path, input }: ListedProcedure,
  named: NamedObject | null,
  id: string | null,
): unknown => {
  if (input === undefined) return undefined;
  const fixed = path === 'valuations.share' ? { ...fixedFields, email: guestEmail } : fixedFields;
  const field: FieldValue = (key) => (key === named?.field ? id : fixed[key]);
  return sampleInput(input, { field, isShort: true });
};

type Relation = 'none' | 'own' | 'of the same organization' | 'of another' | 'missing';

const relationsOf = (named: NamedObject | null, principal: Principal): Relation[] => {
  if (named === null) return ['none'];
  if (named.kind === 'person') return ['missing', 'of another'];
  const isMate = /^adviser(?: of the same organization)?$/.test(principal);
  return [
    'missing',
    ...(isMate ? (['of the same organization'] as const) : []),
    'of another',
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

const verdictOf = ({ code, status }: HttpAnswer): Verdict => {
  if (status >= firstFailure || brokenCodes.has(code)) return 'broken';
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

/** What besides policy and owner decides, by procedure: who is refused, and how. */
const finerRules: [RegExp, Principal, Verdict][] = [
  [/^auth\.organizations\./, 'adviser of the same organization', 'forbidden'],
  [/^(?:auth\.organizations\.invite|valuations\.share)$/, 'unverified', 'email-not-confirmed'],
];

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

/** Not only for their owner: administrators act on people, and whoever holds a report may verify it. */
const sharedKinds = new Set<ObjectKind>(['person', 'issued report']);

const expectedVerdict = (
  { path, policy }: ListedProcedure,
  named: NamedObject | null,
  principal: Principal,
  relation: Relation,
): Verdict => {
  const byPolicy = policyVerdict(policy, principal);
  if (byPolicy !== 'in') return byPolicy;
  const finer = finerRules.find(([pattern, who]) => pattern.test(path) && who === principal);
  if (finer !== undefined) return finer[2];
  if (relation === 'missing') return 'not-found';
  const isPrivate = named !== null && !sharedKinds.has(named.kind);
  return isPrivate && relation !== 'own' ? 'not-found' : 'in';
};

interface Cell {
  principal: Principal;
  relation: Relation;
  expected: Verdict;
  id: string | null;
}

const cellsOf = async (
  server: ListeningServer,
  world: AccessWorld,
  procedure: ListedProcedure,
  named: NamedObject | null,
): Promise<Cell[]> => {
  const cells: Cell[] = [];
  // Nothing changes what a refused call names, so that all of them may name the same.
  const refusedObjects = new Map<string, string>();
  for (const principal of principalNames) {
    for (const relation of relationsOf(named, principal)) {
      const owner = ownerFor(world, principal, relation);
      const expected = expectedVerdict(procedure, named, principal, relation);
      const known = expected === 'in' ? undefined : refusedObjects.get(owner.userId);
      let id: string | null = null;
      if (named !== null)
        id =
          relation === 'missing'
            ? missingIdOf(named.kind)
            : (known ?? (await objectKinds[named.kind](server, owner)));
      if (id !== null && relation !== 'missing' && expected !== 'in')
        refusedObjects.set(owner.userId, id);
      cells.push({ principal, relation, expected, id });
    }
  }
  return cells;
};

const readOnlyWorlds = new WeakMap<ListeningServer, Promise<AccessWorld>>();

/** Queries share a world, which they leave as it is. */
const worldFor = (server: ListeningServer, { type }: ListedProcedure): Promise<AccessWorld> => {
  if (type !== 'query') return createAccessWorld(server);
  const world = readOnlyWorlds.get(server) ?? createAccessWorld(server);
  readOnlyWorlds.set(server, world);
  return world;
};

/**
 * Calls one procedure as everybody, with an object of theirs, of others and of nobody, and tells every answer that is
 * not what policy and owner ask for: who is let in, who is not, that another's object is answered exactly as a
 * missing one, and that a refusal changes nothing. Refusals come first: who is let in may change the world.
 */
export async function* procedureFaults(
  server: ListeningServer,
  procedure: ListedProcedure,
  counted: (cell: string) => void = () => undefined,
): AsyncGenerator<string> {
  const named = objectOf(procedure);
  const world = await worldFor(server, procedure);
  const cells = await cellsOf(server, world, procedure, named);
  const digest = await digestStatement(server.db);
  // An ended session goes with its first use, and one unused for a minute is noted as used: the clock stands still.
  await world['with an ended session'].http.call('auth.session');
  const now = new Date();
  server.setClock(now);
  await server.db.update(sessions).set({ lastUsedAt: now });
  const missing = new Map<Caller, string>();
  const run = async function* (chosen: readonly Cell[]): AsyncGenerator<string> {
    for (const { principal, relation, expected, id } of chosen) {
      const caller = world[principal];
      // What was refused for its number would say nothing of who may call.
      await server.forgetCalls();
      const answer = await caller.http.call(procedure.path, inputFor(procedure, named, id));
      const cell = `${procedure.path} by ${principal}, object ${relation}`;
      counted(cell);
      const verdict = verdictOf(answer);
      if (verdict !== expected)
        yield `${cell}: ${verdict} (${answer.code ?? 'ok'}) and not ${expected}`;
      if (relation === 'missing') missing.set(caller, answer.text);
      else if (expected === 'not-found' && answer.text !== missing.get(caller))
        yield `${cell}: another's object is told from a missing one`;
    }
  };
  const before = await digest();
  try {
    yield* run(cells.filter(({ expected }) => expected !== 'in'));
  } finally {
    server.setClock(null);
  }
  const changed = changedTables(before, await digest());
  if (changed !== '') yield `${procedure.path}: a refused call changed ${changed}`;
  yield* run(cells.filter(({ expected }) => expected === 'in'));
}
