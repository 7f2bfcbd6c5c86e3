import type {
  ComparedSector,
  ComparedSectors,
} from '@valia/domain/comparables/comparable-schemas.ts';

export interface SectorsTableProps {
  compared: ComparedSectors;
  groups: { mine: ComparedSector[]; others: ComparedSector[] };
  /** The EBITDA for which deal multiples are shown. */
  dealSize: number;
  onTake: (sector: ComparedSector) => void;
}
