import { describe, expect, test } from 'vitest';
import { userLanguages } from '../accounts/user-languages.ts';
import { referenceText, templateLibrary } from '../testing/template-library.ts';
import { parseTemplate } from './parse-template.ts';
import { readLibrary } from './read-library.ts';
import { typedFields } from './typed-fields.ts';
import type { TemplateBlock } from './template-text.ts';

const texts = templateLibrary.flatMap(({ key, sources }) =>
  userLanguages.map((language) => ({ key, language, source: sources[language] })),
);
const lawyer = { es: /abogado/, ca: /advocat/, en: /lawyer/ };
const shapeOf = (blocks: readonly TemplateBlock[]): unknown[] =>
  blocks.map((block) => {
    switch (block.kind) {
      case 'condition':
        return [block.field, block.negated, shapeOf(block.blocks)];
      case 'list':
        return ['list', block.items.length];
      case 'table':
        return ['table', block.head.length, block.rows.length];
      default:
        return block.kind;
    }
  });

describe.each(texts)('$key in $language', ({ language, source }) => {
  test('has nothing wrong in it', () => {
    expect(parseTemplate(source).problems).toEqual([]);
  });

  test('says that a lawyer must review it', () => {
    const notices = source.split('\n').filter((line) => line.startsWith('>'));
    expect(notices.join(' ')).toMatch(lawyer[language]);
  });
});

describe.each(templateLibrary)('$key', ({ sources }) => {
  test('asks for the same fields in the same places in three languages', () => {
    const [es, ca, en] = userLanguages.map((language) => parseTemplate(sources[language]));
    expect(shapeOf(ca?.blocks ?? [])).toEqual(shapeOf(es?.blocks ?? []));
    expect(shapeOf(en?.blocks ?? [])).toEqual(shapeOf(es?.blocks ?? []));
    expect(ca?.fields.toSorted()).toEqual(es?.fields.toSorted());
    expect(en?.fields.toSorted()).toEqual(es?.fields.toSorted());
  });
});

test.each(templateLibrary.filter(({ isBlind }) => isBlind))(
  '$key asks for nothing that names the company',
  ({ sources }) => {
    const naming = ['company.name', 'company.tax-id', 'company-address', 'client.name', 'sellers'];
    const { fields } = parseTemplate(sources.es);
    expect(fields.filter((field) => naming.includes(field))).toEqual([]);
  },
);

test('every field that is typed in a document has its use in the library', () => {
  const used = new Set(texts.flatMap(({ source }) => parseTemplate(source).fields));
  expect(Object.keys(typedFields).filter((key) => !used.has(key))).toEqual([]);
});

describe('a fault is named with its file and its place', () => {
  const reading = (path: string, change: (text: string) => string) => () =>
    readLibrary((asked) => (asked === path ? change(referenceText(asked)) : referenceText(asked)));
  const library = 'templates/library.json';

  test.each([
    [library, '"closing"', '"ending"', `${library}: ✖ Invalid option`],
    [library, '"closing"', '"ending"', 'at [11].phase'],
    [library, '"isBlind": true', '"isBlind": true,', `${library}: SyntaxError`],
    [
      'templates/ca/teaser.md',
      '{{project-code}}',
      '{{project-cod}}',
      'templates/ca/teaser.md: line 1: unknown-field project-cod',
    ],
  ])('%s with %s as %s: %s', (path, from, to, message) => {
    expect(reading(path, (text) => text.replace(from, to))).toThrow(message);
  });
});
