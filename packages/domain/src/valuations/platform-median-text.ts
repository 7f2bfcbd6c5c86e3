import { sectors } from '../sectors/sectors.ts';

/** What earlier releases wrote beside a multiple taken from the platform, in the language of who took it. */
const writtenForms = [
  /^Mediana de la plataforma, (?<name>.+), (?<advisers>\d+) (?:asesores|assessors), (?<day>[\d/]+)$/u,
  /^Median of the platform, (?<name>.+), (?<advisers>\d+) advisers, (?<day>[\d/]+)$/u,
];

export interface PlatformMedianText {
  /** Code of the sector. */
  sector: string;
  advisers: number;
  /** As written, which is the same in the product's languages. */
  day: string;
}

/** The parts of such a stored text; null where somebody wrote it. */
export const platformMedianOf = (text: string): PlatformMedianText | null => {
  const parts = writtenForms.map((form) => form.exec(text)?.groups).find(Boolean);
  if (parts === undefined) return null;
  const { advisers = '', day = '', name = '' } = parts;
  const sector = sectors.find(({ names }) => Object.values(names).includes(name));
  return sector === undefined ? null : { sector: sector.code, advisers: Number(advisers), day };
};
