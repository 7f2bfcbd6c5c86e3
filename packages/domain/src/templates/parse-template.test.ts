import { describe, expect, test } from 'vitest';
import { parseTemplate } from './parse-template.ts';

const problemsOf = (source: string) =>
  parseTemplate(`# Título\n${source}`).problems.map(({ code, line, section }) => [
    code,
    line,
    section,
  ]);

describe('a text', () => {
  test('is read line by line: headings, lists, tables, a notice, who signs', () => {
    const source = [
      '# Carta',
      '> Un abogado debe revisarlo.',
      '- uno',
      '- **dos**',
      '',
      '| A | B |',
      '| 1 | {{price}} |',
      '~ {{adviser.name}} | {{buyer-name}}',
    ].join('\n');
    const { blocks, fields, problems } = parseTemplate(source);
    expect(blocks.map(({ kind }) => kind)).toEqual([
      'heading',
      'notice',
      'list',
      'table',
      'signatures',
    ]);
    expect(fields).toEqual(['price', 'adviser.name', 'buyer-name']);
    expect(problems).toEqual([]);
  });

  test('an empty line ends a table: the next begins with its own head', () => {
    const { blocks } = parseTemplate('# T\n| A |\n| 1 |\n\n| B |\n| 2 |');
    expect(blocks.filter(({ kind }) => kind === 'table')).toHaveLength(2);
  });

  test('nothing in it is run: what looks like code is a field that nobody knows', () => {
    expect(problemsOf('{{ 7*7 }} {{constructor.constructor("x")()}}')).toEqual([
      ['unknown-field', 2, 'Título'],
      ['unknown-field', 2, 'Título'],
    ]);
  });
});

describe('what is wrong is named with its place', () => {
  test.each([
    ['## 1. Precio\nPor {{preico}}', 'unknown-field', 3, '1. Precio'],
    ['Por {{price', 'unclosed-field', 2, 'Título'],
    ['## 2. Plazo\n{{#if exclusive}}\nSí', 'unclosed-condition', 3, '2. Plazo'],
    ['{{/if}}', 'condition-not-open', 2, 'Título'],
    ['Según {{fee-bands}}', 'whole-line-field', 2, 'Título'],
  ])('%j: %s', (source, code, line, section) => {
    expect(problemsOf(source)).toEqual([[code, line, section]]);
  });

  test('a text without a title', () => {
    expect(parseTemplate('Hola').problems).toMatchObject([{ code: 'no-title', line: 1 }]);
  });
});
