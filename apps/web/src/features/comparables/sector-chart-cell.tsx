import { bandOfSector } from '@valia/domain/comparables/band-of-sector.ts';
import type { ComparedSector } from '@valia/domain/comparables/comparable-schemas.ts';
import type { CSSProperties } from 'react';
import styles from './comparable-multiples.module.css';

interface PlaceStyle extends CSSProperties {
  '--from'?: string;
  '--to'?: string;
  '--at'?: string;
}

const style = (given: PlaceStyle): PlaceStyle => given;

interface SectorChartProps {
  sector: Pick<ComparedSector, 'range' | 'own' | 'platform'>;
  end: number;
  /** The deal multiple of the sector at a size; null when none is known. */
  deals: { base: number } | null;
}

/**
 * The lowest to highest aggregate as a bar, the mean as a tick, the user's own median as a circle, the platform's as a
 * square.
 */
export const SectorChartCell = ({ sector, end, deals }: SectorChartProps) => {
  const at = (value: number): string => `${String((Math.min(value, end) / end) * 100)}%`;
  const { range, own, platform } = sector;
  const band = range === null ? null : bandOfSector(range);
  return (
    <div className={styles.chart} aria-hidden>
      {deals !== null && (
        <span className={styles.reference} style={style({ '--at': at(deals.base) })} />
      )}
      {range !== null && band !== null && (
        <>
          <span
            className={styles.bar}
            data-single={band.isOwn || undefined}
            style={style({ '--from': at(band.low), '--to': at(band.high) })}
          />
          <span className={styles.tick} style={style({ '--at': at(range.central) })} />
        </>
      )}
      {own !== null && <span className={styles.circle} style={style({ '--at': at(own.median) })} />}
      {platform !== null && (
        <span className={styles.square} style={style({ '--at': at(platform.median) })} />
      )}
    </div>
  );
};
