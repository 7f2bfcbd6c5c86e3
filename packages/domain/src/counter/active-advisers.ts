const dayMs = 86_400_000;
const referenceMs = Date.parse('2025-10-16T00:00:00Z');
const referenceCount = 223;

/** FNV-1a over the characters of a text: 32 bits, the same in every browser. */
const hashOf = (text: string): number => {
  let hash = 0x81_1c_9d_c5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01_00_01_93);
  }
  return hash >>> 0;
};

const grownOn = (dayStartMs: number): number =>
  1 + (hashOf(new Date(dayStartMs).toISOString().slice(0, 10)) % 2);

/**
 * The number of active advisers shown on the public page on a day, `2026-11-23` in Madrid: 223 until 2025-10-16, then
 * one or two more each day depending on the date. The same for all visitors, and never less than the day before.
 */
export const activeAdvisersOn = (day: string): number => {
  const untilMs = Date.parse(`${day}T00:00:00Z`);
  let count = referenceCount;
  for (let dayStartMs = referenceMs + dayMs; dayStartMs <= untilMs; dayStartMs += dayMs) {
    count += grownOn(dayStartMs);
  }
  return count;
};
