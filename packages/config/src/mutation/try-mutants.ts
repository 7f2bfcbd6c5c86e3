import type { CollectedTest } from './collected-tests.ts';
import type { EngineTests } from './engine-tests.ts';
import type { Mutant } from './instrument-source.ts';

/** One test of the unchanged engine: how long it takes, and which regions it enters. */
interface MeasuredTest extends CollectedTest {
  milliseconds: number;
  hits: Uint8Array;
}

interface MeasuredFile {
  path: string;
  tests: MeasuredTest[];
  milliseconds: number;
  /** Regions entered while the file loads. */
  loadHits: Uint8Array;
}

export interface MutantOutcome {
  mutant: Mutant;
  /** The test that failed; null for a survivor. */
  killedBy: string | null;
}

/** What went wrong in a test; null when nothing did. */
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
  const collected = await engine.load(path);
  const loadHits = state.hits.slice();
  const tests: MeasuredTest[] = [];
  for (const test of collected) {
    state.hits.fill(0);
    const start = performance.now();
    const failure = await runTest(test);
    if (failure !== null) {
      throw new Error(`${path}: "${test.name}" fails without a mutant`, { cause: failure.error });
    }
    tests.push({ ...test, milliseconds: performance.now() - start, hits: state.hits.slice() });
  }
  const milliseconds = tests.reduce((sum, test) => sum + test.milliseconds, 0);
  return { path, tests, milliseconds, loadHits };
};

const firstFailure = async (tests: readonly CollectedTest[]): Promise<string | null> => {
  for (const test of tests) {
    if ((await runTest(test)) !== null) return test.name;
  }
  return null;
};

/** Loaded anew with the mutant on: some of what it changes is worked out while its module loads. */
const tryReloaded = async (
  engine: EngineTests,
  files: readonly MeasuredFile[],
): Promise<string | null> => {
  for (const { path } of files) {
    try {
      const failed = await firstFailure(await engine.load(path));
      if (failed !== null) return failed;
    } catch {
      return `${path} does not load`;
    }
  }
  return null;
};

/** Null for a fallback that no test reaches: the type checker's, not the formula's. */
const tryMutant = async (
  engine: EngineTests,
  files: readonly MeasuredFile[],
  mutant: Mutant,
): Promise<MutantOutcome | null> => {
  const { region } = mutant;
  const loaded = files.filter(({ loadHits }) => loadHits[region] === 1);
  const reached = files
    .flatMap(({ tests }) => tests)
    .filter(({ hits }) => hits[region] === 1)
    .toSorted((one, other) => one.milliseconds - other.milliseconds);
  if (mutant.isFallback && loaded.length === 0 && reached.length === 0) return null;
  engine.state.at = mutant.id;
  const killedBy = (await firstFailure(reached)) ?? (await tryReloaded(engine, loaded));
  engine.state.at = -1;
  return { mutant, killedBy };
};

/**
 * Switches on the mutants of one part, one after the other, and runs the tests that enter their region, quickest first,
 * up to the first failure.
 */
export const tryMutants = async (
  engine: EngineTests,
  { part, parts }: { part: number; parts: number },
  report: (outcome: MutantOutcome) => void,
): Promise<void> => {
  const files: MeasuredFile[] = [];
  for (const path of engine.testFiles) files.push(await measureFile(engine, path));
  files.sort((one, other) => one.milliseconds - other.milliseconds);
  for (const mutant of engine.mutants) {
    if (mutant.id % parts !== part) continue;
    const outcome = await tryMutant(engine, files, mutant);
    if (outcome !== null) report(outcome);
  }
};
