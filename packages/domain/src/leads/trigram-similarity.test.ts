import { describe, expect, test } from 'vitest';
import { trigramSimilarity } from './trigram-similarity.ts';

describe('how alike two names are', () => {
  // "word" has " w", " wo", "wor", "ord", "rd "; "two words" has " t", " tw", "two", "wo ", " w", " wo", "wor",
  // "ord", "rds", "ds ". They share 4 of 11, which is 0.36 as in pg_trgm's manual.
  test('is what the manual of pg_trgm says', () => {
    expect(trigramSimilarity('word', 'two words')).toBeCloseTo(4 / 11, 12);
  });

  test.each([
    ['talleres ibarreta', 'talleres ibarreta', 1],
    ['ibarreta talleres', 'talleres ibarreta', 1],
    ['', '', 0],
    ['a', '', 0],
  ])('%j and %j: %d', (one, other, similarity) => {
    expect(trigramSimilarity(one, other)).toBe(similarity);
  });
});
