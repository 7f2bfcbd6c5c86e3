import { type Arbitrary, integer } from 'fast-check';

/**
 * Every Unicode character. The `binary` unit of fast-check has the same characters, but takes a second to build a table
 * of them.
 */
export const anyCharacter: Arbitrary<string> = integer({ min: 0, max: 0x10_ff_ff - 0x8_00 }).map(
  (index) => String.fromCodePoint(index < 0xd8_00 ? index : index + 0x8_00),
);
