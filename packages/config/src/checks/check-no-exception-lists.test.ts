import { expect, it } from 'vitest';
import { checkNoExceptionLists } from './check-no-exception-lists.ts';

it.each([
  ['oxlint', 'disable-next-line'].join('-'),
  ['eslint', 'disable'].join('-'),
  ['@ts', 'ignore'].join('-'),
  ['@ts', 'expect-error'].join('-'),
  ['prettier', 'ignore'].join('-'),
  ['TO', 'DO'].join(''),
  ['it', 'skip('].join('.'),
  ['describe', 'only('].join('.'),
])('%s is refused', (mark) => {
  expect(
    checkNoExceptionLists([{ path: 'packages/domain/src/a.ts', text: `// ${mark}\n` }]),
  ).toHaveLength(1);
});

it.each(['enum Status { Draft }', 'export const enum Status { Draft }'])(
  '%s is refused',
  (text) => {
    expect(checkNoExceptionLists([{ path: 'packages/domain/src/a.ts', text }])).toEqual([
      { path: 'packages/domain/src/a.ts', message: 'declares an enum' },
    ]);
  },
);

it('ordinary code passes', () => {
  const text = 'const kind = "enum";\nit("rule", () => z.enum(kinds));\n';
  expect(checkNoExceptionLists([{ path: 'packages/domain/src/a.ts', text }])).toEqual([]);
});
