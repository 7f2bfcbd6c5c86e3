import type { SectorFloors } from '@valia/domain/sectors/sector-floors-schema.ts';
import { formatNumber } from '@valia/i18n/format.ts';
import type { Language } from '@valia/i18n/languages.ts';
import { parseNumber } from '@valia/i18n/parse-number.ts';

/** The floors of an edition as they are typed: a figure and where it is from, or neither. */
export interface TypedFloors {
  betaFloor: string;
  betaSource: string;
  capitalFloor: string;
  capitalSource: string;
}

export const floorFields = [
  { floor: 'unleveredBeta', value: 'betaFloor', source: 'betaSource', most: 5, scale: 1 },
  { floor: 'costOfCapital', value: 'capitalFloor', source: 'capitalSource', most: 100, scale: 100 },
] as const satisfies readonly {
  floor: keyof SectorFloors;
  value: keyof TypedFloors;
  source: keyof TypedFloors;
  most: number;
  scale: number;
}[];

// A hundredth or a hundred times is not exact in binary.
const rounded = (value: number): number => Number(value.toFixed(8));

/** With every digit that it has: what is read from it is saved again. */
const writtenFloor = (value: number | undefined, scale: number, language: Language): string => {
  if (value === undefined) return '';
  const shown = rounded(value * scale);
  const [, digits = ''] = shown.toFixed(8).replace(/0+$/u, '').split('.');
  return formatNumber(shown, { language, decimals: digits.length });
};

export const typedFloorsOf = (floors: SectorFloors, language: Language): TypedFloors => ({
  betaFloor: writtenFloor(floors.unleveredBeta?.value, 1, language),
  betaSource: floors.unleveredBeta?.source ?? '',
  capitalFloor: writtenFloor(floors.costOfCapital?.value, 100, language),
  capitalSource: floors.costOfCapital?.source ?? '',
});

/** What is typed as a floor, in its own unit; null for what is none. */
export const readFloor = (text: string, most: number, language: Language): number | null => {
  const value = parseNumber(text, { language, kind: 'multiple' });
  return typeof value === 'number' && value >= 0 && value <= most ? value : null;
};

export const floorsOf = (typed: TypedFloors, language: Language): SectorFloors =>
  Object.fromEntries(
    floorFields.flatMap(({ floor, value, source, most, scale }) => {
      const read = readFloor(typed[value], most, language);
      const note = typed[source].trim();
      return read === null || note === ''
        ? []
        : [[floor, { value: rounded(read / scale), source: note }]];
    }),
  );

/** Whether the same is typed in both: `8,5` is `8,50`. */
export const areSameFloors = (one: TypedFloors, other: TypedFloors, language: Language): boolean =>
  floorFields.every(({ value, source, most }) => {
    const read = readFloor(one[value], most, language);
    const isSameValue =
      read === null
        ? one[value] === other[value]
        : read === readFloor(other[value], most, language);
    return isSameValue && one[source].trim() === other[source].trim();
  });
