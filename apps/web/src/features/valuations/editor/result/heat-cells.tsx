import type { ReactNode } from 'react';
import { figureLengthStyle } from './figure-length-style.ts';
import styles from './sensitivity-grid-view.module.css';

const heatSteps = 6;

interface HeatCellsProps {
  values: readonly (number | null)[];
  /** The warmth of each value, from 0 to 1; null when there is no value. */
  warmth: readonly (number | null)[];
  /** Formats an amount in the grid. */
  text: (value: number) => string;
  /** The column of the unchanged valuation, in its row; null in other rows. */
  centre: number | null;
}

/** One row of a heat grid; darker means higher. */
export const HeatCells = ({ values, warmth, text, centre }: HeatCellsProps) =>
  values.map((value, index) => (
    // The key is the column index, because columns never move.
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

/** Amounts wider than a phone's column scroll inside it, so that they do not overlap. */
export const HeatFrame = ({ grid, text, children }: HeatFrameProps) => {
  const texts = grid.flat().map((value) => (value === null ? '' : text(value)));
  const longest = texts.reduce((most, one) => (one.length > most.length ? one : most), '');
  return (
    <div className={styles.frame} style={figureLengthStyle(longest)}>
      {children}
    </div>
  );
};
