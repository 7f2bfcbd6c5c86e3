import { expect, it } from 'vitest';
import { checkDocPaths } from './check-doc-paths.ts';

const files = [
  { path: 'package.json', text: JSON.stringify({ scripts: { verify: 'x', 'db:generate': 'y' } }) },
  { path: 'packages/domain/src/paths/paths.ts', text: '' },
];
const check = (text: string, path = 'README.md') => checkDocPaths([...files, { path, text }]);

it('a path that exists passes, folders included', () => {
  expect(check('See `packages/domain/src/paths/paths.ts` and `packages/domain/`.')).toEqual([]);
});

it('a path that does not exist is refused', () => {
  expect(check('See `packages/domain/src/lost.ts`.')).toHaveLength(1);
});

it('a link is followed from the page that holds it', () => {
  expect(check('[a](packages/domain/src/paths/paths.ts) [b](https://example.org)')).toEqual([]);
  expect(check('[a](lost.md)', 'packages/spec/decisions/0001-a.md')).toHaveLength(1);
});

it('a pnpm command is a script of the house', () => {
  expect(check('`pnpm verify` `npx -y pnpm@12.21.0 db:generate` `pnpm install`')).toEqual([]);
  expect(check('`pnpm db:restore`')).toHaveLength(1);
});
