import { assert, jsonValue, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '../../testing/any-character.ts';
import { canonicalJson } from './canonical-json.ts';

describe('canonicalJson', () => {
  it('gives the example of RFC 8785, section 3.2.2 its published text', () => {
    const example = {
      numbers: [333333333.3333333, 1e30, 4.5, 2e-3, 0.000000000000000000000000001],
      string: '\u20ac$\u000F\u000aA\'\u0042\u0022\u005c\\"/',
      literals: [null, true, false],
    };
    expect(canonicalJson(example)).toBe(
      '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],' +
        '"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
    );
  });

  it('sorts keys by UTF-16 units, as RFC 8785, section 3.2.3 shows', () => {
    const keys = ['\u20ac', '\r', '\ufb33', '1', '\ud83d\ude00', '\u0080', '\u00f6'];
    const sorted = ['\r', '1', '\u0080', '\u00f6', '\u20ac', '\ud83d\ude00', '\ufb33'];
    const object = Object.fromEntries(keys.map((key) => [key, 0]));
    expect(canonicalJson(object)).toBe(
      `{${sorted.map((key) => `${JSON.stringify(key)}:0`).join(',')}}`,
    );
  });

  it('writes minus zero as zero and leaves undefined members out', () => {
    expect(canonicalJson({ b: undefined, a: -0 })).toBe('{"a":0}');
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, '\ud800', undefined, [undefined], () => 1, 1n])(
    'refuses what JSON cannot say: %s',
    (value) => {
      expect(() => canonicalJson(value)).toThrow(TypeError);
    },
  );

  it('does not depend on the order of keys and survives a round trip', () => {
    assert(
      property(jsonValue({ stringUnit: anyCharacter }), (value) => {
        const canonical = canonicalJson(value);
        expect(canonicalJson(JSON.parse(canonical))).toBe(canonical);
      }),
    );
  });
});
