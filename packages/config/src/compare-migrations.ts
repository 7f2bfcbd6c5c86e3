import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { runTool, type ToolRun } from './run-tool.ts';

const sqlFiles = (folder: string): string[] =>
  readdirSync(folder).filter((name) => name.endsWith('.sql'));

/** Runs drizzle-kit on a copy of /drizzle: anything it adds there is missing from the migrations. */
export const compareMigrations = async (root: string): Promise<ToolRun> => {
  const database = join(root, 'packages/db');
  // drizzle-kit accepts only a relative output folder, and resolves its own modules from packages/db.
  mkdirSync(join(database, 'node_modules/.cache'), { recursive: true });
  const copy = mkdtempSync(join(database, 'node_modules/.cache/migrations-'));
  try {
    cpSync(join(root, 'drizzle'), copy, { recursive: true });
    const before = new Set(sqlFiles(copy));
    const run = await runTool(root, {
      script: 'packages/db/node_modules/drizzle-kit/bin.cjs',
      arguments: [
        'generate',
        '--dialect=postgresql',
        '--schema=./src/schema/**/*.ts',
        `--out=./${relative(database, copy)}`,
        '--name=missing',
      ],
      folder: database,
    });
    if (!run.ok) return run;
    const added = sqlFiles(copy).filter((name) => !before.has(name));
    if (added.length === 0) return { ok: true, output: '' };
    const statements = added.map((name) => readFileSync(join(copy, name), 'utf8')).join('\n');
    return { ok: false, output: `The schema has changes without a migration:\n${statements}` };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
};
