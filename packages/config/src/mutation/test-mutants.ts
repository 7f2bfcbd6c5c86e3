import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openEngineTests } from './engine-tests.ts';
import { tryMutants, type MutantOutcome, type MutantPart } from './try-mutants.ts';

const root = resolve(import.meta.dirname, '../../../..');
const mostParts = 4;
const leastShare = 0.95;

const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

const workOnPart = async (part: MutantPart): Promise<void> => {
  const engine = await openEngineTests(root);
  const leftOut = await tryMutants(engine, part, (outcome) => process.send?.(outcome));
  process.send?.({ leftOut });
  await engine.close();
  process.disconnect();
};

const lineOf = ({ mutant, killedBy }: MutantOutcome): string => {
  const { path, line, column, from, to } = mutant;
  const fate = killedBy === null ? 'SURVIVED' : 'killed  ';
  const change = `${from} → ${to === '' ? 'nothing' : to}`;
  return `${fate} ${path}:${line}:${column}  ${change}${killedBy === null ? '' : `  by ${killedBy}`}`;
};

interface PartOutcome {
  outcomes: MutantOutcome[];
  leftOut: number;
}

const runPart = ({ part, parts, words }: MutantPart): Promise<PartOutcome> =>
  new Promise((done, fail) => {
    const found: PartOutcome = { outcomes: [], leftOut: 0 };
    const options = [`--part=${part}`, `--parts=${parts}`];
    const child = fork(import.meta.filename, [...options, ...words]);
    child.on('message', (message: MutantOutcome | Pick<PartOutcome, 'leftOut'>) => {
      if ('leftOut' in message) {
        found.leftOut = message.leftOut;
        return;
      }
      found.outcomes.push(message);
      say(lineOf(message));
    });
    child.on('error', fail);
    child.on('exit', (code) => {
      if (code === 0) done(found);
      else fail(new Error(`part ${part + 1} of ${parts} ended with ${String(code)}`));
    });
  });

const runAllParts = async (words: readonly string[]): Promise<void> => {
  const start = performance.now();
  const parts = Math.min(mostParts, availableParallelism());
  const all = await Promise.all(
    Array.from({ length: parts }, (_, part) => runPart({ part, parts, words })),
  );
  const outcomes = all.flatMap((found) => found.outcomes);
  const leftOut = all.reduce((sum, found) => sum + found.leftOut, 0);
  const survivors = outcomes
    .filter(({ killedBy }) => killedBy === null)
    .toSorted((one, other) => one.mutant.id - other.mutant.id);
  const caught = outcomes.length - survivors.length;
  const share = caught / outcomes.length;
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  say(survivors.length === 0 ? 'No mutant survived.' : 'Survivors:');
  for (const survivor of survivors) say(lineOf(survivor));
  say(
    `${leftOut} changes of fallbacks that no test reaches are not counted: the type checker asks for most of those.`,
  );
  say(
    `${caught} of ${outcomes.length} mutants caught (${(100 * share).toFixed(2)} %) in ${seconds} s`,
  );
  process.exitCode = share >= leastShare ? 0 : 1;
};

// pnpm test:mutants [word …]: tests every mutant, or those in files whose path contains one of the words.
const { values, positionals: words } = parseArgs({
  options: { part: { type: 'string' }, parts: { type: 'string' } },
  allowPositionals: true,
});
const { part, parts } = values;
await (part === undefined || parts === undefined
  ? runAllParts(words)
  : workOnPart({ part: Number(part), parts: Number(parts), words }));
