import { posix } from 'node:path';
import { listImports } from '../sources/list-imports.ts';
import { isCode, workspaceOf, type Finding, type SourceFile } from '../sources/source-file.ts';

/** `@valia/domain/a/b.ts` → `packages/domain/src/a/b.ts`, whichever folder contains the package. */
const sourceOf = (path: string, specifier: string, workspaces: ReadonlyMap<string, string>) => {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(path), specifier);
  const [, name = '', rest = ''] = /^@valia\/([^/]+)\/(.+)$/.exec(specifier) ?? [];
  return `${workspaces.get(name) ?? ''}/src/${rest}`;
};

const importsByPath = (files: readonly SourceFile[]): Map<string, string[]> => {
  const code = files.filter(({ path }) => isCode(path));
  const known = new Set(code.map(({ path }) => path));
  const workspaces = new Map(
    code.flatMap(({ path }) => {
      const workspace = workspaceOf(path);
      return workspace === null ? [] : [[posix.basename(workspace), workspace] as const];
    }),
  );
  return new Map(
    code.map(({ path, text }) => {
      const sources = listImports(text).map(({ specifier }) =>
        sourceOf(path, specifier, workspaces),
      );
      return [path, sources.filter((source) => known.has(source))];
    }),
  );
};

/** The files of an import circle that starts and ends at this file, in order; null when there is none. */
const wayBack = (start: string, imports: ReadonlyMap<string, readonly string[]>) => {
  const cameFrom = new Map<string, string>();
  const waiting = [start];
  for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
    for (const next of imports.get(at) ?? []) {
      if (next === start) {
        const way = [at];
        for (let step = at; step !== start; way.unshift(step)) step = cameFrom.get(step) ?? start;
        return way;
      }
      if (cameFrom.has(next)) continue;
      cameFrom.set(next, at);
      waiting.push(next);
    }
  }
  return null;
};

/**
 * No file may import itself through others, not even for types: files that need each other should be one file, or share
 * a third one.
 */
export const checkImportCycles = (files: readonly SourceFile[]): Finding[] => {
  const imports = importsByPath(files);
  const told = new Set<string>();
  return [...imports.keys()].flatMap((path) => {
    const way = told.has(path) ? null : wayBack(path, imports);
    if (way === null) return [];
    for (const step of way) told.add(step);
    return [{ path, message: `imports itself by way of ${[...way.slice(1), path].join(' → ')}` }];
  });
};
