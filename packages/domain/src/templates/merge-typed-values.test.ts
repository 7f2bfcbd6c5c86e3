import { expect, test } from 'vitest';
import { mergeTypedValues } from './merge-typed-values.ts';

const base = { place: 'Logroño', price: 100, exclusive: true };

test.each([
  ['nothing', base, base, base, []],
  ['mine alone', { ...base, price: 90 }, base, { ...base, price: 90 }, []],
  ['theirs alone', base, { ...base, price: 80 }, { ...base, price: 80 }, []],
  [
    'each in another field',
    { ...base, place: 'Haro' },
    { ...base, price: 80 },
    { place: 'Haro', price: 80, exclusive: true },
    [],
  ],
  ['both alike', { ...base, price: 70 }, { ...base, price: 70 }, { ...base, price: 70 }, []],
  [
    'both differently',
    { ...base, price: 70 },
    { ...base, price: 60 },
    { ...base, price: 70 },
    ['price'],
  ],
  ['new in each', { ...base, a: 'x' }, { ...base, b: 'y' }, { ...base, a: 'x', b: 'y' }, []],
])('what was written in two windows: %s', (_name, mine, theirs, typed, clashes) => {
  expect(mergeTypedValues(base, mine, theirs)).toEqual({ typed, clashes });
});

test('a field emptied in one window and kept in the other is empty', () => {
  const { price: _price, ...without } = base;
  expect(mergeTypedValues(base, without, base)).toEqual({ typed: without, clashes: [] });
  expect(mergeTypedValues(base, base, without)).toEqual({ typed: without, clashes: [] });
});

test('a field emptied in one window and changed in the other is asked about', () => {
  const { price: _price, ...without } = base;
  const changed = { ...base, price: 55 };
  expect(mergeTypedValues(base, without, changed)).toEqual({ typed: without, clashes: ['price'] });
  expect(mergeTypedValues(base, changed, without)).toEqual({ typed: changed, clashes: ['price'] });
});
