import { describe, expect, test } from 'vitest';
import { type ColorToken, darkColors, lightColors } from './tokens.ts';

type Rgb = readonly [number, number, number];

const toRgb = (hex: string): Rgb => {
  const parts = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/.exec(hex);
  if (parts === null) throw new Error(`${hex} is no colour`);
  return [
    Number.parseInt(parts[1] ?? '', 16),
    Number.parseInt(parts[2] ?? '', 16),
    Number.parseInt(parts[3] ?? '', 16),
  ];
};

// WCAG 2.2: relative luminance and contrast ratio.
const channel = (value: number): number => {
  const share = value / 255;
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue);
const contrast = (one: Rgb, other: Rgb): number => {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
};

/** The result of CSS `color-mix(in srgb, top share, bottom)`. */
const mix = (top: Rgb, share: number, bottom: Rgb): Rgb => [
  top[0] * share + bottom[0] * (1 - share),
  top[1] * share + bottom[1] * (1 - share),
  top[2] * share + bottom[2] * (1 - share),
];

const grounds = ['canvas', 'surface', 'sunken'] as const;
const textPairs: [ColorToken, ColorToken][] = [
  ...grounds.flatMap((ground): [ColorToken, ColorToken][] => [
    ['text', ground],
    ['dimmed', ground],
    ['accent', ground],
    ['positive', ground],
    ['warning', ground],
    ['negative', ground],
    ['c1', ground],
  ]),
  ['on-ink', 'ink'],
  ['positive', 'positive-soft'],
  ['warning', 'warning-soft'],
  ['negative', 'negative-soft'],
  ['accent', 'accent-soft'],
  ['text', 'accent-soft'],
  ['dimmed', 'accent-soft'],
  ['text', 'positive-soft'],
  ['text', 'warning-soft'],
  ['text', 'negative-soft'],
];

describe.each([
  ['light', lightColors],
  ['dark', darkColors],
] as const)('in the %s scheme', (_scheme, colors) => {
  const rgb = (token: ColorToken): Rgb => toRgb(colors[token]);

  test.each(textPairs)('%s on %s reads at 4.5:1', (text, ground) => {
    expect(contrast(rgb(text), rgb(ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(grounds)('a meaningful border and the focus ring show at 3:1 on %s', (ground) => {
    expect(contrast(rgb('border-strong'), rgb(ground))).toBeGreaterThanOrEqual(3);
    expect(contrast(rgb('focus'), rgb(ground))).toBeGreaterThanOrEqual(3);
  });

  test.each(['c1', 'c4', 'c5', 'c6', 'c8'] as const)(
    'bars of %s stand out at 3:1 on the surface',
    (color) => {
      expect(contrast(rgb(color), rgb('surface'))).toBeGreaterThanOrEqual(3);
    },
  );

  test('tinted grounds keep their text readable', () => {
    const surface = rgb('surface');
    expect(contrast(rgb('c1'), mix(rgb('c1'), 0.13, surface))).toBeGreaterThanOrEqual(4.5);
    expect(
      contrast(rgb('dimmed'), mix(rgb('border-strong'), 0.16, surface)),
    ).toBeGreaterThanOrEqual(4.5);
    expect(contrast(rgb('text'), mix(rgb('text'), 0.07, rgb('canvas')))).toBeGreaterThanOrEqual(
      4.5,
    );
    const leads = mix(rgb('accent-soft'), 0.6, surface);
    expect(contrast(rgb('accent'), leads)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(rgb('dimmed'), leads)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(rgb('on-ink'), mix(rgb('ink'), 0.88, surface))).toBeGreaterThanOrEqual(4.5);
  });
});

test('both schemes name the same colours', () => {
  expect(Object.keys(darkColors).toSorted()).toEqual(Object.keys(lightColors).toSorted());
});
