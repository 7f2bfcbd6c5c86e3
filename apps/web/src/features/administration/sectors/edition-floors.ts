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

const writtenFloor = (value: number | undefined, scale: number, language: Language): string =>
  value === undefined ? '' : formatNumber(value * scale, { language, decimals: 2 });

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
      return read === null || note === '' ? [] : [[floor, { value: read / scale, source: note }]];
    }),
  );
