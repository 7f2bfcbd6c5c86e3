import { type Sector, sectors } from './sectors.ts';

/** A sector's name by its code; for an unknown code, the code itself. */
export const sectorName = (code: string, language: keyof Sector['names']): string =>
  sectors.find((sector) => sector.code === code)?.names[language] ?? code;
