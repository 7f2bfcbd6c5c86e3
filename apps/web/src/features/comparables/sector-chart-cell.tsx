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
  /** What sales of small companies close at; null where it is another multiple. */
  reference: { low: number; high: number } | null;
}

/** Lowest to highest aggregate as a bar, the mean as a tick, own median as a circle, the platform's as a square. */
export const SectorChartCell = ({ sector, end, reference }: SectorChartProps) => {
  const at = (value: number): string => `${String((Math.min(value, end) / end) * 100)}%`;
  const { range, own, platform } = sector;
  // One industry alone is no range: its band is the person's.
  const isSingle = range !== null && range.low === range.high;
  const band = isSingle
    ? { low: range.central * 0.85, high: range.central * 1.15 }
    : { low: range?.low ?? 0, high: range?.high ?? 0 };
  return (
    <div className={styles.chart} aria-hidden>
      {reference !== null && (
        <span
          className={styles.reference}
          style={style({ '--at': at((reference.low + reference.high) / 2) })}
        />
      )}
      {range !== null && (
        <>
          <span
            className={styles.bar}
            data-single={isSingle || undefined}
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
