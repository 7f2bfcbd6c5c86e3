import { useLingui } from '@lingui/react/macro';
import type { GridColumn } from '../model/grid-model.ts';
import styles from './projection-step.module.css';

export interface YearFlow {
  year: number;
  group: GridColumn['group'];
  value: number;
}

interface CashFlowBarsProps {
  flows: YearFlow[];
  /** How the chart writes an amount. */
  text: (value: number) => string;
}

/** One bar a year, with its figure. */
export const CashFlowBars = ({ flows, text }: CashFlowBarsProps) => {
  const { t } = useLingui();
  const highest = Math.max(...flows.map(({ value }) => value), 0);
  const lowest = Math.min(...flows.map(({ value }) => value), 0);
  const spread = highest - lowest || 1;
  return (
    <div
      className={styles.bars}
      role="img"
      aria-label={t`Flujo de caja libre por año, los mismos importes que la tabla`}
    >
      {flows.map(({ year, group, value }) => (
        <div key={year} className={styles.bar}>
          <span
            className={styles.space}
            style={{ flexGrow: (highest - Math.max(value, 0)) / spread }}
          />
          <span className={styles.barValue}>{text(value)}</span>
          <span
            className={styles.column}
            style={{ flexGrow: Math.abs(value) / spread }}
            data-group={group}
            data-negative={value < 0 || undefined}
          />
          <span className={styles.barYear}>{year}</span>
        </div>
      ))}
    </div>
  );
};
