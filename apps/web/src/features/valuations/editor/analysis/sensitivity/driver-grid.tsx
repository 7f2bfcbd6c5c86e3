import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import {
  type SensitivityAxisChoice,
  analysisSettings,
  axisDrivers,
} from '@valia/domain/valuation-analysis/analysis-defaults.ts';
import { useState } from 'react';
import { useEditor } from '../../document/editor-context.ts';
import { finalEquity } from '../../figures/final-equity.ts';
import { caseAmounts } from '../../result/sensitivity-steps.ts';
import { useChartMoney } from '../../figures/use-chart-money.ts';
import { useDescriptions } from '../../fields/use-descriptions.ts';
import { useMoney } from '../../document/use-money.ts';
import { AnalysisNote } from '../../result/analysis-note.tsx';
import { AxisFields } from './axis-fields.tsx';
import { ChartSheet } from '../../../../../components/charts/chart-sheet.tsx';
import { DriverGridTable } from './driver-grid-table.tsx';
import styles from './driver-grid.module.css';
import { FailedAnalysisNote } from '../failed-analysis-note.tsx';
import { type DriverGridResult, gridCentre, useDriverGrid } from './use-driver-grid.ts';
import { useDriverFormatters } from '../drivers/use-driver-formatters.ts';
import { useDriverName } from '../drivers/use-driver-name.ts';
import { column } from '../../../../../components/style/class-names.ts';

interface Axes {
  rows: SensitivityAxisChoice;
  columns: SensitivityAxisChoice;
}

/** The reasons why some cases have no value, each listed once. */
const NoValueReasons = ({ grid }: { grid: DriverGridResult }) => {
  const { issue: textOf } = useDescriptions();
  const reasons = new Set(grid.whyNot.flat().flatMap((issue) => (issue ? [textOf(issue)] : [])));
  return [...reasons].map((reason) => <AnalysisNote key={reason}>– {reason}</AnalysisNote>);
};

const GridFinding = ({
  grid,
  rows,
}: {
  grid: DriverGridResult | null;
  rows: SensitivityAxisChoice;
}) => {
  const driverName = useDriverName();
  const { size } = useDriverFormatters();
  const { money } = useMoney();
  const middle = grid?.equity[gridCentre]?.[gridCentre] ?? null;
  const next = grid?.equity[gridCentre + 1]?.[gridCentre] ?? null;
  if (middle === null || next === null) return <Trans>Dos hipótesis a la vez</Trans>;
  const name = driverName(rows.driver);
  const step = size(rows.driver, rows.step);
  const effect = money(Math.abs(next - middle));
  return next < middle ? (
    <Trans>
      {step} más de «{name}» restan {effect}
    </Trans>
  ) : (
    <Trans>
      {step} más de «{name}» suman {effect}
    </Trans>
  );
};

const AxisTools = () => {
  const { document } = useEditor();
  const [isChoosing, setIsChoosing] = useState(false);
  return (
    <div className={column({ gap: 12, align: 'start' }, styles.tools)}>
      <Button
        variant="default"
        size="compact-sm"
        aria-expanded={isChoosing}
        leftSection={<IconAdjustmentsHorizontal size={14} stroke={1.5} aria-hidden />}
        onClick={() => setIsChoosing(!isChoosing)}
      >
        <Trans>Elegir hipótesis y pasos</Trans>
      </Button>
      {isChoosing && <AxisFields drivers={axisDrivers(document)} />}
    </div>
  );
};

interface UnusableAxisProps extends Axes {
  axis: 'rows' | 'columns';
}

/** The problem with the driver of an axis, and what to do about it. */
const UnusableAxis = ({ axis, rows, columns }: UnusableAxisProps) => {
  const { document } = useEditor();
  const driverName = useDriverName();
  const { driver } = axis === 'rows' ? rows : columns;
  const name = driverName(driver);
  if (axis === 'columns' && axisDrivers(document).includes(driver))
    return (
      <Trans>«{name}» está en las filas y en las columnas: elige dos hipótesis distintas.</Trans>
    );
  return axis === 'rows' ? (
    <Trans>
      «{name}», en las filas, no interviene en los métodos elegidos: elige otra hipótesis.
    </Trans>
  ) : (
    <Trans>
      «{name}», en las columnas, no interviene en los métodos elegidos: elige otra hipótesis.
    </Trans>
  );
};

type NoGridProps = Axes & Pick<ReturnType<typeof useDriverGrid>, 'unusableAxes' | 'hasFailed'>;

/** The reason why there is no grid: it is loading, its axes are unusable, or it could not be calculated. */
const NoGrid = ({ unusableAxes, hasFailed, ...axes }: NoGridProps) => {
  if (hasFailed) return <FailedAnalysisNote />;
  if (unusableAxes.length === 0)
    return (
      <AnalysisNote>
        <Trans>Calculando…</Trans>
      </AnalysisNote>
    );
  return unusableAxes.map((axis) => (
    <AnalysisNote key={axis} negative>
      <UnusableAxis axis={axis} {...axes} />
    </AnalysisNote>
  ));
};

/** The valuation's value by two chosen drivers and their steps; darker means higher. */
export const DriverGrid = () => {
  const { document, outcome } = useEditor();
  const axes = analysisSettings(document).sensitivity;
  const { grid, ...without } = useDriverGrid();
  const central = finalEquity(outcome).range?.central ?? 0;
  const { unit, text } = useChartMoney(grid === null ? [central] : caseAmounts(grid.equity));
  return (
    <ChartSheet
      subject={<Trans>Sensibilidad · fondos propios, {unit}</Trans>}
      finding={<GridFinding grid={grid} rows={axes.rows} />}
      table={null}
      tools={<AxisTools />}
    >
      {grid === null ? (
        <NoGrid {...axes} {...without} />
      ) : (
        <>
          <DriverGridTable grid={grid} {...axes} text={text} />
          <NoValueReasons grid={grid} />
        </>
      )}
    </ChartSheet>
  );
};
