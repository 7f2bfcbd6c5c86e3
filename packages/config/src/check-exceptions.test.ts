import { expect, it } from 'vitest';
import { checkExceptions } from './check-exceptions.ts';

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
    checkExceptions([{ path: 'packages/domain/src/a.ts', text: `// ${mark}\n` }]),
  ).toHaveLength(1);
});

it('ordinary code passes', () => {
  expect(checkExceptions([{ path: 'packages/domain/src/a.ts', text: 'it("rule");\n' }])).toEqual(
    [],
  );
});
