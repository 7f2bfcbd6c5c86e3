const trigramsOf = (text: string): Set<string> => {
  const words = text
    .toLowerCase()
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word !== '');
  const trigrams = words.flatMap((word) => {
    const padded = Array.from(`  ${word} `);
    return padded.slice(2).map((_, index) => padded.slice(index, index + 3).join(''));
  });
  return new Set(trigrams);
};

/**
 * The similarity of two texts, from 0 to 1: their shared trigrams divided by all their trigrams, each word with two
 * spaces before it and one after it, as in PostgreSQL's `pg_trgm`.
 */
export const trigramSimilarity = (one: string, other: string): number => {
  const [ones, others] = [trigramsOf(one), trigramsOf(other)];
  const shared = [...ones].filter((trigram) => others.has(trigram)).length;
  const either = ones.size + others.size - shared;
  return either === 0 ? 0 : shared / either;
};
