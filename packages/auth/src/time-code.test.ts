import { describe, expect, test } from 'vitest';
import { createTimeCodeSeed, matchTimeStep, qrCodeOf, timeCodeUri } from './time-code.ts';

// RFC 6238, appendix B: the secret '12345678901234567890', with its eight-digit codes reduced to the last six
// digits.
const rfcSeed = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('a time code', () => {
  test.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [1_111_111_111, '050471', 37_037_037],
    [1_234_567_890, '005924', 41_152_263],
    [2_000_000_000, '279037', 66_666_666],
  ])('at second %i is %s (RFC 6238), step %i', (second, code, step) => {
    expect(matchTimeStep(rfcSeed, code, new Date(second * 1000))).toBe(step);
  });

  test('is taken one step early and one late, and not two', () => {
    const at = (seconds: number) => new Date((1_234_567_890 + seconds) * 1000);
    expect(matchTimeStep(rfcSeed, '005924', at(30))).toBe(41_152_263);
    expect(matchTimeStep(rfcSeed, '005924', at(-30))).toBe(41_152_263);
    expect(matchTimeStep(rfcSeed, '005924', at(60))).toBeNull();
    expect(matchTimeStep(rfcSeed, '005924', at(-60))).toBeNull();
  });

  test.each(['', '28708', '2870820', ' 287082', '٢٨٧٠٨٢', '28708a'])('is never "%s"', (code) => {
    expect(matchTimeStep(rfcSeed, code, new Date(59_000))).toBeNull();
  });

  test('comes from 160 random bits, told to the application by address and QR code', () => {
    const seed = createTimeCodeSeed();
    expect(seed).toMatch(/^[A-Z2-7]{32}$/);
    expect(createTimeCodeSeed()).not.toBe(seed);
    const uri = timeCodeUri(seed, 'marta@example.test');
    expect(uri).toMatch(/^otpauth:\/\/totp\/Val%C3%ADa:marta%40example\.test\?/);
    expect(uri).toContain(`secret=${seed}`);
    expect(qrCodeOf(uri).size).toBeGreaterThan(40);
    expect(qrCodeOf(uri).path).toMatch(/^M4 4h1v1h-1z/);
  });
});
