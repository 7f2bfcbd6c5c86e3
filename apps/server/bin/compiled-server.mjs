import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { Script } from 'node:vm';

// V8 stores its compiled code in a file beside the bundle, because parsing the bundle again takes longer than
// connecting to the database. Another version of Node rejects the file and parses the bundle.

const file = resolve(import.meta.dirname, '../dist/main.cjs');
const cacheFile = `${file}.cache`;

const compile = (cachedData) => {
  // Read as `latin1`, because the build writes only ASCII.
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

/** Loads the bundle and returns its exports. */
export const loadServer = () =>
  run(compile(existsSync(cacheFile) ? readFileSync(cacheFile) : undefined));

/** Stores the code that is compiled by loading the bundle and trying it out; part of each build. */
export async function cacheServer(tryOut) {
  const script = compile();
  await tryOut(run(script));
  writeFileSync(cacheFile, script.createCachedData());
}
