import type { SectorFloors } from '@valia/domain/sectors/sector-floors-schema.ts';
import { formatNumber } from '@valia/i18n/format.ts';
import type { Language } from '@valia/i18n/languages.ts';
import { parseNumber } from '@valia/i18n/parse-number.ts';

/** The typed floors of an edition: a figure and its source, or neither. */
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

// Rounded, because dividing or multiplying by a hundred is not exact in binary.
const rounded = (value: number): number => Number(value.toFixed(8));

/** Written with every digit, because the text is parsed and saved again. */
const writtenFloor = (value: number | undefined, scale: number, language: Language): string => {
  if (value === undefined) return '';
  const shown = rounded(value * scale);
  const [, digits = ''] = shown.toFixed(8).replace(/0+$/u, '').split('.');
  return formatNumber(shown, { language, decimals: digits.length });
};

export const toTypedFloors = (floors: SectorFloors, language: Language): TypedFloors => ({
  betaFloor: writtenFloor(floors.unleveredBeta?.value, 1, language),
  betaSource: floors.unleveredBeta?.source ?? '',
  capitalFloor: writtenFloor(floors.costOfCapital?.value, 100, language),
  capitalSource: floors.costOfCapital?.source ?? '',
});

/** A typed floor in its own unit; null for an invalid text. */
export const readFloor = (text: string, most: number, language: Language): number | null => {
  const value = parseNumber(text, { language, kind: 'multiple' });
  return typeof value === 'number' && value >= 0 && value <= most ? value : null;
};

export const parseFloors = (typed: TypedFloors, language: Language): SectorFloors =>
  Object.fromEntries(
    floorFields.flatMap(({ floor, value, source, most, scale }) => {
      const read = readFloor(typed[value], most, language);
      const note = typed[source].trim();
      return read === null || note === ''
        ? []
        : [[floor, { value: rounded(read / scale), source: note }]];
    }),
  );

/** Whether both have the same values: `8,5` equals `8,50`. */
export const areSameFloors = (one: TypedFloors, other: TypedFloors, language: Language): boolean =>
  floorFields.every(({ value, source, most }) => {
    const read = readFloor(one[value], most, language);
    const isSameValue =
      read === null
        ? one[value] === other[value]
        : read === readFloor(other[value], most, language);
    return isSameValue && one[source].trim() === other[source].trim();
  });
