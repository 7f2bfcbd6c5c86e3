import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Release {
  /** Null until the first release. */
  version: string | null;
  commit: string;
}

const git = (root: string, ...words: string[]): string =>
  execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();

/** This test was added with the first server that reads, saves and prints documents of a later release. */
const firstToReadLaterDocuments = 'packages/reports/src/later-release-documents.test.ts';

/** The release stated at the top of the changelog; null when there is no release yet. */
export const readLastRelease = (changelog: string): Release | null => {
  const [, said = ''] = /^Last release: (.+)$/mu.exec(changelog) ?? [];
  if (said === 'none') return null;
  const [, version, commit] = /^(\S+), commit ([\da-f]{40})$/u.exec(said) ?? [];
  if (version === undefined || commit === undefined)
    throw new Error(
      `The changelog's head names no release: “${said}”. It reads “Last release: none” or “Last release: 1.2.3, commit …”.`,
    );
  return { version, commit };
};

/** The last release. Until there is one, the first commit whose server can handle documents of a later release. */
export const findLastRelease = (root: string): Release => {
  if (git(root, 'rev-parse', '--is-shallow-repository') === 'true')
    throw new Error(
      'The history is shallow, and the commit of the last release is not in it: git fetch --unshallow',
    );
  const release = readLastRelease(readFileSync(join(root, 'apps/server/CHANGELOG.md'), 'utf8'));
  if (release !== null) return release;
  const added = ['log', '--diff-filter=A', '--format=%H', '--', firstToReadLaterDocuments];
  const commit = git(root, ...added)
    .split('\n')
    .at(-1);
  if (commit === undefined || commit === '')
    throw new Error(`No commit adds ${firstToReadLaterDocuments}.`);
  return { version: null, commit };
};

/** The SQL of the migrations that a commit does not have. */
export const migrationsSince = (root: string, commit: string): string[] => {
  const known = new Set(git(root, 'ls-tree', '--name-only', `${commit}:drizzle`).split('\n'));
  return readdirSync(join(root, 'drizzle'))
    .filter((name) => name.endsWith('.sql') && !known.has(name))
    .map((name) => readFileSync(join(root, 'drizzle', name), 'utf8'));
};

/** Unpacks a commit's sources into an empty folder. */
export const unpackCommit = (root: string, commit: string, folder: string): void => {
  const archive = join(folder, 'sources.tar');
  git(root, 'archive', '--format=tar', `--output=${archive}`, commit);
  execFileSync('tar', ['-xf', archive, '-C', folder]);
};
