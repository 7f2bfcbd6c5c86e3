import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { authorizationMutants, type AuthorizationMutant } from './authorization-mutants.ts';
import type { FaultPart, Told } from './fault-parts.ts';

const leastCaught = 0.9;
/** Of those within transactions, where most is decided before and asked again for the sake of races. */
const leastCaughtUnderLock = 0.3;
const hourMs = 3_600_000;

/** Which conditions were met since it was emptied. */
const met = new Set<number>();
let away: ReadonlySet<number> = new Set();
Reflect.set(globalThis, '$mutant', (id: number) => {
  met.add(id);
  return away.has(id);
});
afterEach(() => {
  away = new Set();
});
/** What refuses before a verb is asked: with it away, the verb must refuse alone. */
const outerWall = authorizationMutants
  .filter(({ file }) => file.startsWith('packages/api/'))
  .map(({ id }) => id);

type Parts = {
  faultParts: readonly FaultPart[];
  firstFault: (parts: readonly FaultPart[]) => Promise<Told>;
};
const load = (): Promise<Parts> => import('./fault-parts.ts');

let loaded: Parts;
/** What is worked out once, while a module is loaded. */
let metWhileLoading: ReadonlySet<number>;
/** Which conditions each part meets, so that only those are run that could tell. */
const metBy = new Map<string, ReadonlySet<number>>();
beforeAll(async () => {
  loaded = await load();
  metWhileLoading = new Set(met);
}, hourMs);

describe('T2 the product as it is', () => {
  test('has no fault in any part', { timeout: hourMs }, async () => {
    const faults: Record<string, Told> = {};
    for (const part of loaded.faultParts) {
      met.clear();
      const told = await loaded.firstFault([part]);
      if (told.fault !== null || told.failure !== undefined) faults[part.name] = told;
      metBy.set(part.name, new Set(met));
    }
    expect(faults).toEqual({});
  });
});

/** What told each mutant, by its number. */
const told = new Map<number, string | null>();

const tell = async ({ id, file }: AuthorizationMutant): Promise<Told> => {
  away = new Set([id]);
  if (!metWhileLoading.has(id)) {
    const parts = loaded.faultParts.filter(({ name }) => metBy.get(name)?.has(id));
    const byBoth = await loaded.firstFault(parts);
    if (byBoth.fault !== null || !file.startsWith('packages/services/')) return byBoth;
    away = new Set(outerWall);
    const ofProcedures = parts.filter(({ name }) => name.includes('.'));
    if ((await loaded.firstFault(ofProcedures)).fault !== null) return byBoth;
    away = new Set([id, ...outerWall]);
    return loaded.firstFault(ofProcedures);
  }
  vi.resetModules();
  const { faultParts, firstFault } = await load();
  return firstFault(faultParts);
};

describe('T2 a condition of who may do what that is taken away', () => {
  test.each(authorizationMutants)('$name', { timeout: hourMs }, async (mutant) => {
    const { fault, failure } = await tell(mutant);
    told.set(mutant.id, fault);
    const unnoticed = failure === undefined ? 'NOT NOTICED' : `BROKEN ${failure}`;
    process.stdout.write(`${mutant.name}: ${fault ?? unnoticed}\n`);
    expect(told.has(mutant.id)).toBe(true);
  });

  test.each([
    ['outside of transactions', false, leastCaught],
    ['within them', true, leastCaughtUnderLock],
  ])('is told in most places %s', (_where, isUnderLock, least) => {
    const tried = authorizationMutants.filter((mutant) => mutant.isUnderLock === isUnderLock);
    const caught = tried.filter(({ id }) => typeof told.get(id) === 'string').length;
    process.stdout.write(
      `${caught} of ${tried.length} mutants caught, under lock: ${isUnderLock}\n`,
    );
    expect(authorizationMutants.length).toBeGreaterThanOrEqual(150);
    expect(caught / tried.length).toBeGreaterThanOrEqual(least);
  });
});
