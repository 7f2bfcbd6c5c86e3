import { IconArrowDown, IconArrowRight } from '@tabler/icons-react';
import type { SensitivityAxisChoice } from '@valia/domain/valuation-analysis/analysis-defaults.ts';
import { useEditor } from '../../document/editor-context.ts';
import { heatLevels } from '../../result/sensitivity-steps.ts';
import { HeatCells, HeatFrame } from '../../result/heat-cells.tsx';
import heatStyles from '../../result/sensitivity-grid-view.module.css';
import styles from './driver-grid.module.css';
import { driverLevels } from '../drivers/driver-levels.ts';
import { useDriverFormatters } from '../drivers/use-driver-formatters.ts';
import { type DriverGridResult, gridCentre, stepsOfAxis } from './use-driver-grid.ts';
import { useDriverName } from '../drivers/use-driver-name.ts';
import { row, text } from '../../../../../components/style/class-names.ts';

const looks = {
  axes: row(
    { gap: [0, 12], justify: 'between', wrap: true, marginBottom: 4 },
    text('fine', 'dimmed'),
  ),
};

interface DriverGridTableProps {
  grid: DriverGridResult;
  rows: SensitivityAxisChoice;
  columns: SensitivityAxisChoice;
  /** Formats an amount in the grid. */
  text: (value: number) => string;
}

const closeness = 1e-12;

/** The header of a row or column: the driver's own value there, otherwise the size of its change. */
const useAxisText = () => {
  const { document, outcome } = useEditor();
  const { change, level } = useDriverFormatters();
  return ({ driver }: SensitivityAxisChoice, shift: number): string => {
    const levels = driverLevels(document, outcome, driver);
    return levels === null || Math.abs(levels.first - levels.last) > closeness
      ? change(driver, { amount: shift, apply: 'shift' })
      : level(driver, levels.first + shift);
  };
};

/** The heat grid; darker means higher, and the valuation itself is outlined. */
export const DriverGridTable = ({ grid, rows, columns, text }: DriverGridTableProps) => {
  const textOf = useAxisText();
  const driverName = useDriverName();
  const heat = heatLevels(grid.equity);
  const [rowName, columnName] = [driverName(rows.driver), driverName(columns.driver)];
  return (
    <div className={styles.grid}>
      <p className={looks.axes}>
        <span>
          {rowName} <IconArrowDown size={11} stroke={1.75} aria-hidden />
        </span>
        <span>
          {columnName} <IconArrowRight size={11} stroke={1.75} aria-hidden />
        </span>
      </p>
      <HeatFrame grid={grid.equity} text={text}>
        <table className={heatStyles.grid} aria-label={`${rowName} × ${columnName}`}>
          <thead>
            <tr>
              <th scope="col" className={heatStyles.corner} aria-label={rowName}>
                ↓
              </th>
              {stepsOfAxis(columns).map((shift) => (
                <th key={shift} scope="col">
                  {textOf(columns, shift)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {stepsOfAxis(rows).map((shift, row) => (
              <tr key={shift}>
                <th scope="row">{textOf(rows, shift)}</th>
                <HeatCells
                  values={grid.equity[row] ?? []}
                  warmth={heat[row] ?? []}
                  text={text}
                  centre={row === gridCentre ? gridCentre : null}
                />
              </tr>
            ))}
          </tbody>
        </table>
      </HeatFrame>
    </div>
  );
};
