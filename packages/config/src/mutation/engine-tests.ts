import type * as FastCheckModule from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer, createServerModuleRunner, type Plugin } from 'vite';
import { expect } from 'vitest';
import { describe, inject, collectTests, test, type CollectedTest } from './collected-tests.ts';
import { instrumentSource } from './instrument-source.ts';
import type { Mutant } from './mutant-ledger.ts';

/** The state that the instrumented code reads at run time. */
interface MutationState {
  /** The id of the active mutant; −1 for none. */
  at: number;
  /** 1 for each region that was entered. */
  hits: Uint8Array;
  /** Loop iterations so far, and the maximum allowed. */
  turns: number;
  mostTurns: number;
  /** Called at each loop iteration; throws beyond the maximum. */
  tick: () => void;
}

export interface EngineTests {
  mutants: Mutant[];
  testFiles: string[];
  state: MutationState;
  /** Loads a test file again, with every module it imports. */
  load: (testFile: string) => Promise<CollectedTest[]>;
  close: () => Promise<void>;
}

type FastCheck = typeof FastCheckModule;

const notEngine = ['/testing/', '/reference/'];

const listFiles = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.ts'))
    .toSorted();

const isEngine = (path: string): boolean =>
  !path.endsWith('.test.ts') && notEngine.every((part) => !path.includes(part));

const isUnitTest = (path: string): boolean =>
  path.endsWith('.test.ts') && !/\.(?:process|db)\.test\.ts$/.test(path);

const instrumentAll = (root: string, paths: readonly string[]) => {
  const mutants: Mutant[] = [];
  const codes = new Map<string, string>();
  let regions = 0;
  for (const path of paths) {
    const text = readFileSync(join(root, path), 'utf8');
    const start = { path, text, firstMutant: mutants.length, firstRegion: regions };
    const source = instrumentSource(start);
    mutants.push(...source.mutants);
    regions += source.regions;
    codes.set(join(root, path), source.code);
  }
  return { mutants, codes, regions };
};

const standIn = '\0vitest';

const mutationPlugin = (codes: ReadonlyMap<string, string>): Plugin => ({
  name: 'valia:mutation',
  enforce: 'pre',
  resolveId: (id) => (id === 'vitest' ? standIn : undefined),
  load: (id) =>
    id === standIn
      ? 'export const { describe, expect, inject, test } = globalThis.$vitest;'
      : undefined,
  transform: (_code, id) => codes.get(id),
});

const createState = (regions: number): MutationState => {
  const state: MutationState = {
    at: -1,
    hits: new Uint8Array(regions),
    turns: 0,
    mostTurns: Number.POSITIVE_INFINITY,
    tick: () => {
      state.turns += 1;
      if (state.turns > state.mostTurns) throw new Error('the mutant does not come to an end');
    },
  };
  return state;
};

/** The engine with all its mutants inserted, and its own tests, ready to run in this process. */
export const openEngineTests = async (root: string): Promise<EngineTests> => {
  const folder = 'packages/valuation/src';
  const paths = listFiles(root, folder);
  const { mutants, codes, regions } = instrumentAll(root, paths.filter(isEngine));
  const state = createState(regions);
  Object.assign(globalThis, { $mutation: state, $vitest: { describe, expect, inject, test } });
  const server = await createServer({
    root: join(root, 'packages/valuation'),
    configFile: false,
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    appType: 'custom',
    ssr: { noExternal: ['vitest'] },
    plugins: [mutationPlugin(codes)],
  });
  const environment = server.environments['ssr'];
  if (environment === undefined) throw new Error('Vite has no server environment');
  const runner = createServerModuleRunner(environment, { hmr: false, sourcemapInterceptor: false });
  // The same random inputs for every mutant, and no search for the smallest counterexample.
  const fastCheck = await runner.import<FastCheck>('fast-check');
  fastCheck.configureGlobal({ seed: 20_260_105, endOnFailure: true });
  const load = async (testFile: string): Promise<CollectedTest[]> => {
    runner.clearCache();
    collectTests();
    await runner.import(join(root, testFile));
    return collectTests();
  };
  const close = async (): Promise<void> => {
    await runner.close();
    await server.close();
  };
  return { mutants, testFiles: paths.filter(isUnitTest), state, load, close };
};
