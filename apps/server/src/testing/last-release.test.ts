import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findLastRelease, migrationsSince, readLastRelease } from './last-release.ts';

const commit = '0123456789abcdef0123456789abcdef01234567';
const head = (said: string): string => `# Changelog\n\nLast release: ${said}\n\nMore\n`;

test('the head of the changelog names a release by its version and commit, or says that there is none', () => {
  expect(readLastRelease(head('none'))).toBeNull();
  expect(readLastRelease(head(`0.1.0, commit ${commit}`))).toEqual({ version: '0.1.0', commit });
  expect(() => readLastRelease(head('0.1.0'))).toThrow('“0.1.0”');
  expect(() => readLastRelease('# Changelog\n')).toThrow('names no release');
});

test('the changelog has such a head', () => {
  const changelog = readFileSync(resolve(import.meta.dirname, '../../CHANGELOG.md'), 'utf8');
  expect(() => readLastRelease(changelog)).not.toThrow();
});

const givenHistory = () => {
  const root = mkdtempSync(join(tmpdir(), 'valia-history-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const git = (...words: string[]): string =>
    execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();
  git('init', '--quiet');
  return (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    git('add', '.');
    const who = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
    git(...who, 'commit', '--quiet', '--no-verify', '--message', path);
    return { root, commit: git('rev-parse', 'HEAD') };
  };
};

test('the first commit that prints later documents counts until a release is named, then that one does', () => {
  const commitWith = givenHistory();
  commitWith('apps/server/CHANGELOG.md', head('none'));
  const first = commitWith('packages/reports/src/later-release-documents.test.ts', 'one');
  commitWith('packages/reports/src/later-release-documents.test.ts', 'two');
  expect(findLastRelease(first.root)).toEqual({ version: null, commit: first.commit });
  const released = commitWith('drizzle/0000_first.sql', 'SELECT 1;');
  const named = head(`0.1.0, commit ${released.commit}`);
  commitWith('apps/server/CHANGELOG.md', named);
  commitWith('drizzle/0001_next.sql', 'SELECT 2;');
  const { root } = released;
  expect(findLastRelease(root)).toEqual({ version: '0.1.0', commit: released.commit });
  expect(migrationsSince(root, released.commit)).toEqual(['SELECT 2;']);
});
