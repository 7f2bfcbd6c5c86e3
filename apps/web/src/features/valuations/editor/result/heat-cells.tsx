import type { ReactNode } from 'react';
import { lettersOf } from './letters-of.ts';
import styles from './sensitivity-grid-view.module.css';

const heatSteps = 6;

interface HeatCellsProps {
  values: readonly (number | null)[];
  /** 0 to 1 for each value. */
  warmth: readonly (number | null)[];
  /** How the grid writes an amount. */
  text: (value: number) => string;
  /** The column of the valuation itself, in its row. */
  centre: number | null;
}

/** One row of a heat grid; darker is higher. */
export const HeatCells = ({ values, warmth, text, centre }: HeatCellsProps) =>
  values.map((value, index) => (
    // A cell is known by its column alone: columns never move.
    <td
      key={String(index)}
      data-heat={
        value === null
          ? 'none'
          : Math.min(heatSteps, Math.floor((warmth[index] ?? 0) * (heatSteps + 1)))
      }
      data-centre={index === centre || undefined}
    >
      {value === null ? '–' : text(value)}
    </td>
  ));

interface HeatFrameProps {
  grid: readonly (readonly (number | null)[])[];
  text: (value: number) => string;
  children: ReactNode;
}

/** Amounts longer than a column of a phone is wide scroll within it rather than into each other. */
export const HeatFrame = ({ grid, text, children }: HeatFrameProps) => {
  const texts = grid.flat().map((value) => (value === null ? '' : text(value)));
  const longest = texts.reduce((most, one) => (one.length > most.length ? one : most), '');
  return (
    <div className={styles.frame} style={lettersOf(longest)}>
      {children}
    </div>
  );
};
