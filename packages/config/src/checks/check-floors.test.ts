import { expect, it } from 'vitest';
import { checkFloors } from './check-floors.ts';

const floors = { 'packages/shop/src': ['till', 'goods'] };
const file = (path: string, ...specifiers: string[]) => ({
  path: `packages/shop/src/${path}`,
  text: specifiers.map((specifier) => `import { a } from '${specifier}';\n`).join(''),
});
const till = file('till/count.ts');
const goods = file('goods/sell.ts', '../till/count.ts', './price.ts', '@valia/db/client.ts');
const check = (...files: Parameters<typeof checkFloors>[0]) =>
  checkFloors(files, floors).map(({ path, message }) => `${path}: ${message}`);

it('a folder imports from those below it and from itself', () => {
  expect(check(till, goods, file('shop.ts', './goods/sell.ts'))).toEqual([]);
});

it('an import upwards is refused, from a deeper folder and on demand too', () => {
  const deep = {
    path: 'packages/shop/src/till/coins/round.ts',
    text: "void import('../../goods/sell.ts');\n",
  };
  expect(check(till, goods, deep, file('till/close.ts', '../shop.ts'))).toEqual([
    'packages/shop/src/till/coins/round.ts: till does not lie above goods: ../../goods/sell.ts',
    'packages/shop/src/till/close.ts: till does not lie above all folders: ../shop.ts',
  ]);
});

it('tests and what is made for them use all', () => {
  expect(
    check(
      till,
      goods,
      file('till/count.test.ts', '../goods/sell.ts'),
      file('testing/open-shop.ts', '../goods/sell.ts'),
    ),
  ).toEqual([]);
});

it('a folder without a floor lies above all that have one, and beside the others', () => {
  const garden = file('garden/dig.ts', '../goods/sell.ts', '../shop.ts', '../cellar/dust.ts');
  expect(check(till, goods, garden, file('goods/buy.ts', '../garden/dig.ts'))).toEqual([
    'packages/shop/src/garden/dig.ts: garden does not lie above cellar: ../cellar/dust.ts',
    'packages/shop/src/goods/buy.ts: goods does not lie above garden: ../garden/dig.ts',
  ]);
});

it('a floor without a folder is refused', () => {
  expect(check(till)).toEqual(['packages/shop/src/goods: a floor without a folder']);
});
