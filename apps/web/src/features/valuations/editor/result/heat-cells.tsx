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
