import type {
  ComparedSector,
  ComparedSectors,
} from '@valia/domain/comparables/comparable-schemas.ts';

export interface SectorsTableProps {
  compared: ComparedSectors;
  groups: { mine: ComparedSector[]; others: ComparedSector[] };
  onTake: (sector: ComparedSector) => void;
}
