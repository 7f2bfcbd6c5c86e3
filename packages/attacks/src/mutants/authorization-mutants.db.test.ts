import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { findAuthorizationMutants, type AuthorizationMutant } from './authorization-mutants.ts';
import type { AttackSuite, AttackReport } from './attack-suites.ts';

/** Conditions that look like authorisation checks but do not affect authorisation: file and text, with the reason. */
const decidesNothing: Readonly<Record<string, string>> = {
  'services/administration/panel/names-of-subjects.ts ids → userProfiles.userId':
    'asked twice for the plan of the query',
  "services/commissions/list-commissions.ts eq(commissions.status, 'approved') → undefined":
    'a filter of a list',
  'services/leads/own-leads.ts await requireNotErased(tx, userId) → undefined':
    'the order of locks: an erasure takes its leads from somebody, who then has none',
};
const hourMs = 3_600_000;

const authorizationMutants = findAuthorizationMutants();

/** The conditions evaluated since this set was last cleared. */
const met = new Set<number>();
let away: ReadonlySet<number> = new Set();
Reflect.set(globalThis, '$mutant', (id: number) => {
  met.add(id);
  return away.has(id);
});
afterEach(() => {
  away = new Set();
});
/**
 * Checks that refuse before the verb is called. With them disabled, the verb must refuse by itself. Signed-out callers
 * are not included, because procedures count their calls before they call a verb.
 */
const outerWall = authorizationMutants
  .filter(({ file, refusal }) => file.startsWith('packages/api/') && refusal !== 'unauthenticated')
  .map(({ id }) => id);

type Parts = {
  attackSuites: readonly AttackSuite[];
  findFirstFault: (parts: readonly AttackSuite[]) => Promise<AttackReport>;
};
const load = (): Promise<Parts> => import('./attack-suites.ts');

let loaded: Parts;
/** Conditions that are evaluated once, while a module is loaded. */
let metWhileLoading: ReadonlySet<number>;
/** The conditions that each part evaluates, so that only those parts are run that could detect a mutant. */
const metBy = new Map<string, ReadonlySet<number>>();
beforeAll(async () => {
  loaded = await load();
  metWhileLoading = new Set(met);
}, hourMs);

describe('T2 the product as it is', () => {
  test('has no fault in any part', { timeout: hourMs }, async () => {
    const faults: Record<string, AttackReport> = {};
    for (const part of loaded.attackSuites) {
      met.clear();
      const told = await loaded.findFirstFault([part]);
      // A part that already fails without a mutant says nothing about mutants.
      if (told.fault === null && told.failure === undefined) metBy.set(part.name, new Set(met));
      else faults[part.name] = told;
    }
    expect(faults).toEqual({});
  });
});

/**
 * Whether a procedure still refuses with the outer checks disabled, by its name; the result does not depend on other
 * mutants.
 */
const holdsAlone = new Map<string, boolean>();

const partsThatHoldAlone = async (parts: readonly AttackSuite[]): Promise<AttackSuite[]> => {
  away = new Set(outerWall);
  for (const part of parts)
    if (part.name.includes('.') && !holdsAlone.has(part.name)) {
      const { fault, failure } = await loaded.findFirstFault([part]);
      holdsAlone.set(part.name, fault === null && failure === undefined);
    }
  return parts.filter(({ name }) => holdsAlone.get(name) === true);
};

const tell = async ({ id, file }: AuthorizationMutant): Promise<AttackReport> => {
  away = new Set([id]);
  if (!metWhileLoading.has(id)) {
    const parts = loaded.attackSuites.filter(({ name }) => metBy.get(name)?.has(id));
    const byBoth = await loaded.findFirstFault(parts);
    if (byBoth.fault !== null || !file.startsWith('packages/services/')) return byBoth;
    const holding = await partsThatHoldAlone(parts);
    away = new Set([id, ...outerWall]);
    const byVerb = await loaded.findFirstFault(holding);
    return byVerb.fault === null ? byBoth : byVerb;
  }
  vi.resetModules();
  const { attackSuites, findFirstFault } = await load();
  return findFirstFault(attackSuites);
};

const isListed = ({ name }: AuthorizationMutant): boolean =>
  Object.hasOwn(decidesNothing, name.replace(/:\d+ /, ' '));

describe('T2 a condition of who may do what that is taken away', () => {
  test('is one of hundreds, each listed one among them', () => {
    expect(authorizationMutants.length).toBeGreaterThanOrEqual(350);
    expect(authorizationMutants.filter(isListed)).toHaveLength(Object.keys(decidesNothing).length);
  });

  test.each(authorizationMutants.filter((mutant) => !isListed(mutant)))(
    '$name',
    { timeout: hourMs },
    async (mutant) => {
      const { fault, failure } = await tell(mutant);
      process.stdout.write(`${mutant.name}: ${fault ?? failure ?? 'not told'}\n`);
      expect(failure).toBeUndefined();
      expect(fault).not.toBeNull();
    },
  );
});
