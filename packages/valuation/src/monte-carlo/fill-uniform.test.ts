import { describe, expect, test } from 'vitest';
import { fillUniform, seedGenerator } from './fill-uniform.ts';

/** Both halves of a 64-bit word, the high one first, each at the centre of its cell of (0, 1). */
const uniformsOf = (word: bigint): number[] =>
  [word >> 32n, BigInt.asUintN(32, word)].map((half) => (Number(half) + 0.5) / 2 ** 32);

const wordsOf = (state: Int32Array): bigint[] =>
  [0, 2, 4, 6].map(
    (at) =>
      (BigInt.asUintN(32, BigInt(state[at] ?? 0)) << 32n) |
      BigInt.asUintN(32, BigInt(state[at + 1] ?? 0)),
  );

const draws = (state: Int32Array, count: number): number[] => {
  const target = new Float64Array(count);
  fillUniform(state, target, 0, count);
  return [...target];
};

/** Blackman and Vigna's generator as published, with whole 64-bit words. */
const reference = (words: readonly bigint[], count: number): bigint[] => {
  const word = (value: bigint): bigint => BigInt.asUintN(64, value);
  const rotate = (value: bigint, by: bigint): bigint => word((value << by) | (value >> (64n - by)));
  let [a = 0n, b = 0n, c = 0n, d = 0n] = words;
  return Array.from({ length: count }, () => {
    const result = word(rotate(word(b * 5n), 7n) * 9n);
    const shifted = word(b << 17n);
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotate(d, 45n);
    return result;
  });
};

describe('xoshiro256**', () => {
  test('from the state 1, 2, 3, 4 gives the published words', () => {
    const published = [
      11_520n,
      0n,
      1_509_978_240n,
      1_215_971_899_390_074_240n,
      1_216_172_134_540_287_360n,
      607_988_272_756_665_600n,
      16_172_922_978_634_559_625n,
      8_476_171_486_693_032_832n,
      10_595_114_339_597_558_777n,
      2_904_607_092_377_533_576n,
    ];
    expect(reference([1n, 2n, 3n, 4n], 10)).toEqual(published);
    const state = Int32Array.from([0, 1, 0, 2, 0, 3, 0, 4]);
    expect(draws(state, 20)).toEqual(published.flatMap(uniformsOf));
  });

  test('gives the same for any seed as in whole words, thousands of draws on', () => {
    for (const seed of [0, 1, 42, 20_260_105, Number.MAX_SAFE_INTEGER, -7]) {
      const state = seedGenerator(seed);
      const words = wordsOf(state);
      expect(draws(state, 6000)).toEqual(reference(words, 3000).flatMap(uniformsOf));
    }
  });

  test('leaves out the low half of the last word of an odd stretch', () => {
    const words = reference(wordsOf(seedGenerator(9)), 3).flatMap(uniformsOf);
    const state = seedGenerator(9);
    expect(draws(state, 3)).toEqual(words.slice(0, 3));
    expect(draws(state, 2)).toEqual(words.slice(4, 6));
  });

  test('goes on where the last stretch ended, and fills only its own', () => {
    const whole = draws(seedGenerator(5), 10);
    const state = seedGenerator(5);
    const target = new Float64Array(10);
    fillUniform(state, target, 0, 4);
    expect([...target.subarray(4)]).toEqual([0, 0, 0, 0, 0, 0]);
    fillUniform(state, target, 4, 10);
    expect([...target]).toEqual(whole);
    const odd = new Float64Array(4);
    fillUniform(seedGenerator(5), odd, 0, 3);
    expect([...odd]).toEqual([...whole.slice(0, 3), 0]);
  });
});

test('a seed becomes four words by splitmix64: the published ones of 1234567', () => {
  expect(wordsOf(seedGenerator(1_234_567))).toEqual([
    6_457_827_717_110_365_317n,
    3_203_168_211_198_807_973n,
    9_817_491_932_198_370_423n,
    4_593_380_528_125_082_431n,
  ]);
  expect(wordsOf(seedGenerator(0))[0]).toBe(0xe220_a839_7b1d_cdafn);
});
