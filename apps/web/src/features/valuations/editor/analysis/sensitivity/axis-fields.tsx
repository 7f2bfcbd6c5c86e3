import { useLingui } from '@lingui/react/macro';
import type { MovableDriver } from '@valia/valuation/moves/move-driver.ts';
import { axisStepPath } from '@valia/domain/valuation-analysis/analysis-cells.ts';
import {
  analysisSettings,
  defaultStep,
} from '@valia/domain/valuation-analysis/analysis-defaults.ts';
import { useEditor } from '../../document/editor-context.ts';
import { NumberField } from '../../fields/number-field.tsx';
import styles from '../analysis-form.module.css';
import { DriverSelect } from '../drivers/driver-select.tsx';
import { useDriverName } from '../drivers/use-driver-name.ts';
import { stack } from '../../../../../components/style/class-names.ts';

interface AxisProps {
  axis: 'rows' | 'columns';
  label: string;
  drivers: readonly MovableDriver[];
}

const Axis = ({ axis, label, drivers }: AxisProps) => {
  const { t } = useLingui();
  const { document, put } = useEditor();
  const driverName = useDriverName();
  const { driver } = analysisSettings(document).sensitivity[axis];
  const name = driverName(driver);
  return (
    <div className={stack({ gap: 8, align: 'end' }, styles.pair)}>
      <DriverSelect
        label={label}
        drivers={drivers}
        value={driver}
        onChoose={(chosen) =>
          put(`analysis.sensitivity.${axis}`, {
            driver: chosen,
            step: defaultStep(chosen, document),
          })
        }
      />
      <NumberField path={axisStepPath(axis, driver)} label={t`Paso de ${name}`} size="sm" />
    </div>
  );
};

/** The drivers of the grid, and the size of their steps. */
export const AxisFields = ({ drivers }: { drivers: readonly MovableDriver[] }) => {
  const { t } = useLingui();
  return (
    <div className={stack({ gap: 12 })}>
      <Axis axis="rows" label={t`Filas`} drivers={drivers} />
      <Axis axis="columns" label={t`Columnas`} drivers={drivers} />
    </div>
  );
};
