import { languages } from '@valia/i18n/languages.ts';
import { describe, expect, test } from 'vitest';
import { legalClauses } from './legal-clauses.ts';

const files = import.meta.glob<string>('./*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

describe.each(['accessibility', 'privacy', 'terms'])('%s', (page) => {
  const texts = languages.map((language) => files[`./${language}/${page}.md`] ?? '');

  test('has the same clauses in three languages', () => {
    const [es, ...others] = texts.map((text) =>
      legalClauses(text).map(({ paragraphs }) => paragraphs.length),
    );
    expect(es?.length).toBeGreaterThan(3);
    for (const other of others) expect(other).toEqual(es);
  });

  test('says each clause in words, without marks that the page would show', () => {
    const clauses = texts.flatMap(legalClauses);
    expect(
      clauses.filter(({ title, paragraphs }) => title === '' || paragraphs.length === 0),
    ).toEqual([]);
    const lines = clauses.flatMap(({ title, paragraphs }) => [title, ...paragraphs]);
    expect(lines.filter((line) => /[\n#*_`'{}<>[\]]/.test(line))).toEqual([]);
  });
});

test('is read the same with the line ends of another system', () => {
  const text = files['./es/terms.md'] ?? '';
  expect(legalClauses(text.replaceAll('\n', '\r\n'))).toEqual(legalClauses(text));
});
