/** State of the generator: eight halves of four 64-bit words, the high half of each word first. */
export type GeneratorState = Int32Array;

const mask = (1n << 64n) - 1n;

/**
 * Derives four words from one seed by splitmix64, as recommended by the generator's authors. Source: Vigna,
 * splitmix64.c.
 */
export const seedGenerator = (seed: number): GeneratorState => {
  const state = new Int32Array(8);
  let word = BigInt(Math.trunc(seed)) & mask;
  for (let at = 0; at < state.length; at += 2) {
    word = (word + 0x9e3779b97f4a7c15n) & mask;
    let mixed = ((word ^ (word >> 30n)) * 0xbf58476d1ce4e5b9n) & mask;
    mixed = ((mixed ^ (mixed >> 27n)) * 0x94d049bb133111ebn) & mask;
    mixed ^= mixed >> 31n;
    state[at] = Number(mixed >> 32n);
    state[at + 1] = Number(mixed & 0xffffffffn);
  }
  return state;
};

const unit = 1 / 4_294_967_296;
const lastPair = new Float64Array(2);

/**
 * Writes uniform numbers `(n + 0.5) / 2^32` in (0, 1) into `target`, from `from` up to `to`. n is 32 bits of
 * xoshiro256**: the high half of each word, then its low half; an odd count skips the last low half. The words are
 * stored in halves, so that a seed gives the same bits everywhere. Source: Blackman and Vigna.
 */
export const fillUniform = (
  state: GeneratorState,
  target: Float64Array,
  from: number,
  to: number,
): void => {
  let [h0 = 0, l0 = 0, h1 = 0, l1 = 0, h2 = 0, l2 = 0, h3 = 0, l3 = 0] = state;
  const pairs = to - ((to - from) & 1);
  for (let at = from; at < pairs; at += 2) {
    // s1 · 5. The carry is computed from the top bits, because a branch on it could not be predicted by the
    // processor.
    let low = l1 << 2;
    let high = (h1 << 2) | (l1 >>> 30);
    let sum = (low + l1) | 0;
    high = (high + h1 + (((low & l1) | ((low | l1) & ~sum)) >>> 31)) | 0;
    // rotated left by 7
    low = (sum << 7) | (high >>> 25);
    high = (high << 7) | (sum >>> 25);
    // · 9
    const low8 = low << 3;
    sum = (low8 + low) | 0;
    const carry = ((low8 & low) | ((low8 | low) & ~sum)) >>> 31;
    high = (((high << 3) | (low >>> 29)) + high + carry) | 0;
    target[at] = ((high >>> 0) + 0.5) * unit;
    target[at + 1] = ((sum >>> 0) + 0.5) * unit;
    const t = (h1 << 17) | (l1 >>> 15);
    const u = l1 << 17;
    h2 ^= h0;
    l2 ^= l0;
    h3 ^= h1;
    l3 ^= l1;
    h1 ^= h2;
    l1 ^= l2;
    h0 ^= h3;
    l0 ^= l3;
    h2 ^= t;
    l2 ^= u;
    // s3 rotated left by 45, which equals 13 with the halves swapped
    const high3 = h3;
    h3 = (l3 << 13) | (high3 >>> 19);
    l3 = (high3 << 13) | (l3 >>> 19);
  }
  state[0] = h0;
  state[1] = l0;
  state[2] = h1;
  state[3] = l1;
  state[4] = h2;
  state[5] = l2;
  state[6] = h3;
  state[7] = l3;
  if (pairs === to) return;
  fillUniform(state, lastPair, 0, 2);
  target[pairs] = lastPair[0] ?? 0.5;
};
