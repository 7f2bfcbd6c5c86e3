import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readLastRelease } from './last-release.ts';

const commit = '0123456789abcdef0123456789abcdef01234567';

test('the head of the changelog names a release by its version and commit, or says that there is none', () => {
  const head = (said: string): string => `# Changelog\n\nLast release: ${said}\n\nMore\n`;
  expect(readLastRelease(head('none'))).toBeNull();
  expect(readLastRelease(head(`0.1.0, commit ${commit}`))).toEqual({ version: '0.1.0', commit });
  expect(() => readLastRelease(head('0.1.0'))).toThrow('“0.1.0”');
  expect(() => readLastRelease('# Changelog\n')).toThrow('names no release');
});

test('the changelog has such a head', () => {
  const changelog = readFileSync(resolve(import.meta.dirname, '../../CHANGELOG.md'), 'utf8');
  expect(() => readLastRelease(changelog)).not.toThrow();
});
