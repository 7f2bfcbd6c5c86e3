import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { Script } from 'node:vm';

// V8 keeps what it compiled in a file beside the bundle: parsing the bundle anew takes longer than
// connecting to the database. Another version of Node refuses the file and parses.

const file = resolve(import.meta.dirname, '../dist/main.cjs');
const cacheFile = `${file}.cache`;

const compile = (cachedData) => {
  // The build writes ASCII.
  const source = readFileSync(file, 'latin1');
  const names = 'exports, require, module, __filename, __dirname';
  return new Script(`(function (${names}) { ${source}\n})`, { filename: file, cachedData });
};

function run(script) {
  const bundle = { exports: {} };
  const parts = [bundle.exports, createRequire(file), bundle, file, dirname(file)];
  script.runInThisContext()(...parts);
  return bundle.exports;
}

/** What the bundle exports. */
export const loadServer = () =>
  run(compile(existsSync(cacheFile) ? readFileSync(cacheFile) : undefined));

/** Keeps what loading the bundle and trying it out compile; part of each build. */
export async function cacheServer(tryOut) {
  const script = compile();
  await tryOut(run(script));
  writeFileSync(cacheFile, script.createCachedData());
}
