import { sectors } from '../sectors/sectors.ts';

/**
 * The texts that earlier releases stored with a multiple from the platform, in the language of the user who applied it.
 */
const writtenForms = [
  /^Mediana de la plataforma, (?<name>.+), (?<advisers>\d+) (?:asesores|assessors), (?<day>[\d/]+)$/u,
  /^Median of the platform, (?<name>.+), (?<advisers>\d+) advisers, (?<day>[\d/]+)$/u,
];

export interface PlatformMedianText {
  /** The code of the sector. */
  sector: string;
  advisers: number;
  /** The date as written, which is the same in all languages of the product. */
  day: string;
}

/** The parts of such a stored text; null when a user wrote the text. */
export const platformMedianOf = (text: string): PlatformMedianText | null => {
  const parts = writtenForms.map((form) => form.exec(text)?.groups).find(Boolean);
  if (parts === undefined) return null;
  const { advisers = '', day = '', name = '' } = parts;
  const sector = sectors.find(({ names }) => Object.values(names).includes(name));
  return sector === undefined ? null : { sector: sector.code, advisers: Number(advisers), day };
};
