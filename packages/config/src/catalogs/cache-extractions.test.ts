import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { cacheExtractions } from './cache-extractions.ts';

const folder = mkdtempSync(join(tmpdir(), 'valia-extractions-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const file = join(folder, 'deep/extractions.json');

/** Extracts the words of the sources; returns them and the sources that were parsed. */
const extractWords = async (version: string, sources: Record<string, string>) => {
  const parsed: string[] = [];
  const words: unknown[] = [];
  const extractor = cacheExtractions(file, version, {
    match: () => true,
    extract: (path, source, onText) => {
      parsed.push(path);
      for (const message of source.split(' ')) onText({ message, origin: [path] });
    },
  });
  for (const [path, source] of Object.entries(sources))
    await extractor.extract(path, source, (text) => words.push(text), {});
  extractor.save();
  return { parsed, words };
};

const of = (path: string, ...messages: string[]) =>
  messages.map((message) => ({ message, origin: [path] }));

test('a source is parsed again when it or the tool has changed, and forgotten when it is gone', async () => {
  const first = { 'a.ts': 'uno dos', 'b.ts': 'tres' };
  const all = [...of('a.ts', 'uno', 'dos'), ...of('b.ts', 'tres')];
  expect(await extractWords('1', first)).toEqual({ parsed: ['a.ts', 'b.ts'], words: all });
  expect(await extractWords('1', first)).toEqual({ parsed: [], words: all });

  const changed = { 'a.ts': 'uno', 'b.ts': 'tres' };
  const left = [...of('a.ts', 'uno'), ...of('b.ts', 'tres')];
  expect(await extractWords('1', changed)).toEqual({ parsed: ['a.ts'], words: left });
  expect(await extractWords('2', changed)).toEqual({ parsed: ['a.ts', 'b.ts'], words: left });

  await extractWords('2', { 'b.ts': 'tres' });
  expect(readFileSync(file, 'utf8')).not.toContain('uno');
});

test('a source that moved is another source, and a broken file is made anew', async () => {
  await extractWords('2', { 'b.ts': 'tres' });
  expect(await extractWords('2', { 'c.ts': 'tres' })).toEqual({
    parsed: ['c.ts'],
    words: of('c.ts', 'tres'),
  });
  writeFileSync(file, '{"half');
  expect((await extractWords('2', { 'c.ts': 'tres' })).parsed).toEqual(['c.ts']);
  expect((await extractWords('2', { 'c.ts': 'tres' })).parsed).toEqual([]);
});
