import type { CollectedTest } from './collected-tests.ts';
import type { EngineTests } from './engine-tests.ts';
import type { Mutant } from './mutant-ledger.ts';

/** One test of the unchanged engine: its duration, its loop iterations, and the regions that it enters. */
interface MeasuredTest extends CollectedTest {
  milliseconds: number;
  turns: number;
  hits: Uint8Array;
}

interface MeasuredFile {
  path: string;
  tests: MeasuredTest[];
  milliseconds: number;
  /** Loop iterations while the file loads. */
  loadTurns: number;
  /** Regions that are entered while the file loads. */
  loadHits: Uint8Array;
}

export interface MutantOutcome {
  mutant: Mutant;
  /** The test that failed; null when no test failed and the mutant survived. */
  killedBy: string | null;
}

/** The error of a test; null when it passed. */
const runTest = async ({ run }: CollectedTest): Promise<{ error: unknown } | null> => {
  try {
    await run();
    return null;
  } catch (error) {
    return { error };
  }
};

const measureFile = async (engine: EngineTests, path: string): Promise<MeasuredFile> => {
  const { state } = engine;
  state.hits.fill(0);
  state.turns = 0;
  const collected = await engine.load(path);
  const loadTurns = state.turns;
  const loadHits = state.hits.slice();
  const tests: MeasuredTest[] = [];
  for (const test of collected) {
    state.hits.fill(0);
    state.turns = 0;
    const start = performance.now();
    const failure = await runTest(test);
    if (failure !== null) {
      throw new Error(`${path}: "${test.name}" fails without a mutant`, { cause: failure.error });
    }
    const milliseconds = performance.now() - start;
    tests.push({ ...test, milliseconds, turns: state.turns, hits: state.hits.slice() });
  }
  const milliseconds = tests.reduce((sum, test) => sum + test.milliseconds, 0);
  return { path, tests, milliseconds, loadTurns, loadHits };
};

/** A mutated loop may iterate more often, but not endlessly. */
const allowTurns = ({ state }: EngineTests, usual: number): void => {
  state.turns = 0;
  state.mostTurns = 10 * usual + 200_000;
};

const firstFailure = async (
  engine: EngineTests,
  tests: readonly (CollectedTest & { turns: number })[],
): Promise<string | null> => {
  for (const test of tests) {
    allowTurns(engine, test.turns);
    if ((await runTest(test)) !== null) return test.name;
  }
  return null;
};

/**
 * Loads the module again with the mutant active, because some of the mutated values are computed while the module
 * loads.
 */
const tryReloaded = async (
  engine: EngineTests,
  files: readonly MeasuredFile[],
): Promise<string | null> => {
  for (const { path, tests, loadTurns } of files) {
    allowTurns(engine, loadTurns);
    const loaded = await engine.load(path).catch(() => null);
    if (loaded === null) return `${path} does not load`;
    const turnsOf = (at: number): number => tests[at]?.turns ?? 0;
    const measured = loaded.map((test, at) => ({ ...test, turns: turnsOf(at) }));
    const failed = await firstFailure(engine, measured);
    if (failed !== null) return failed;
  }
  return null;
};

/**
 * Tests that caught a mutant of the same source come first, the most recent before the others; then the quickest tests.
 */
const inOrder = (
  tests: readonly MeasuredTest[],
  caughtBy: readonly string[],
): readonly MeasuredTest[] =>
  tests.toSorted(
    (one, other) =>
      caughtBy.lastIndexOf(other.name) - caughtBy.lastIndexOf(one.name) ||
      one.milliseconds - other.milliseconds,
  );

/** Null for a fallback that no test reaches. */
const tryMutant = async (
  engine: EngineTests,
  files: readonly MeasuredFile[],
  mutant: Mutant,
  caughtBy: readonly string[],
): Promise<MutantOutcome | null> => {
  const { region } = mutant;
  const loaded = files.filter(({ loadHits }) => loadHits[region] === 1);
  const entering = files.flatMap(({ tests }) => tests).filter(({ hits }) => hits[region] === 1);
  const reached = inOrder(entering, caughtBy);
  if (mutant.isFallback && loaded.length === 0 && reached.length === 0) return null;
  engine.state.at = mutant.id;
  const killedBy = (await firstFailure(engine, reached)) ?? (await tryReloaded(engine, loaded));
  engine.state.at = -1;
  engine.state.mostTurns = Number.POSITIVE_INFINITY;
  return { mutant, killedBy };
};

/**
 * Every `parts`-th mutant, starting at `part`, of the files whose path contains one of the words; of all files without
 * words.
 */
export interface MutantPart {
  part: number;
  parts: number;
  words: readonly string[];
}

const isWanted = ({ path }: Mutant, words: readonly string[]): boolean =>
  words.length === 0 || words.some((word) => path.includes(word));

/**
 * Activates the mutants of one part one after the other, and runs the tests that enter their region, quickest first,
 * until the first failure. Also returns how many were skipped: fallbacks that no test reaches.
 */
export const tryMutants = async (
  engine: EngineTests,
  { part, parts, words }: MutantPart,
  report: (outcome: MutantOutcome) => void,
): Promise<number> => {
  let leftOut = 0;
  const files: MeasuredFile[] = [];
  for (const path of engine.testFiles) files.push(await measureFile(engine, path));
  files.sort((one, other) => one.milliseconds - other.milliseconds);
  const caught = new Map<string, string[]>();
  for (const mutant of engine.mutants) {
    if (mutant.id % parts !== part || !isWanted(mutant, words)) continue;
    const caughtBy = caught.get(mutant.path) ?? [];
    caught.set(mutant.path, caughtBy);
    const outcome = await tryMutant(engine, files, mutant, caughtBy);
    if (outcome === null) {
      leftOut += 1;
      continue;
    }
    if (outcome.killedBy !== null) caughtBy.push(outcome.killedBy);
    report(outcome);
  }
  return leftOut;
};
