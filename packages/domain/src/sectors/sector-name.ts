import { type Sector, sectors } from './sectors.ts';

/** A sector's name by its code; an unknown code stands for itself. */
export const sectorName = (code: string, language: keyof Sector['names']): string =>
  sectors.find((sector) => sector.code === code)?.names[language] ?? code;
