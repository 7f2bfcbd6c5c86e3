import { useLingui } from '@lingui/react/macro';
import { useElementSize } from '@mantine/hooks';
import type { GridColumn } from '../../grid/grid-model.ts';
import { labelStride } from './label-stride.ts';
import styles from './projection-step.module.css';
import { column, row, text as textClass } from '../../../../../components/style/class-names.ts';

const looks = {
  bar: column({ align: 'stretch', flex: 1, minWidth: 0 }, textClass('fine', 'center'), styles.bar),
  barValue: row({ justify: 'center' }, textClass('nowrap'), styles.barValue),
  barYear: row(
    { justify: 'center', padTop: 4, borderTop: 'strong' },
    textClass('dimmed', 'nowrap'),
  ),
};

export interface YearFlow {
  year: number;
  group: GridColumn['group'];
  value: number;
}

interface CashFlowBarsProps {
  flows: YearFlow[];
  /** Formats an amount for the chart. */
  text: (value: number) => string;
}

/** One bar per year, with its figure; when there is no room, only every second or third bar has its figure. */
export const CashFlowBars = ({ flows, text }: CashFlowBarsProps) => {
  const { t } = useLingui();
  const highest = Math.max(...flows.map(({ value }) => value), 0);
  const lowest = Math.min(...flows.map(({ value }) => value), 0);
  const { ref, width } = useElementSize();
  const letters = flows.map(({ year, value }) => Math.max(String(year).length, text(value).length));
  const stride = labelStride(flows.length, Math.max(...letters), width);
  return (
    <div
      ref={ref}
      className={row({ marginTop: 12 }, styles.bars)}
      role="img"
      aria-label={t`Flujo de caja libre por año, los mismos importes que la tabla`}
    >
      {flows.map((flow, place) => (
        <Bar key={flow.year} flow={flow} ends={{ highest, lowest }}>
          {place % stride === 0 ? text(flow.value) : null}
        </Bar>
      ))}
    </div>
  );
};

interface BarProps {
  flow: YearFlow;
  /** The highest and lowest ends of all bars, with zero between them. */
  ends: { highest: number; lowest: number };
  /** The figure, when it is shown with its year; null otherwise. */
  children: string | null;
}

const blank = '\u00a0';

const Bar = ({ flow: { year, group, value }, ends: { highest, lowest }, children }: BarProps) => {
  const spread = highest - lowest || 1;
  return (
    <div className={looks.bar}>
      <span
        className={styles.space}
        style={{ flexGrow: (highest - Math.max(value, 0)) / spread }}
      />
      <span className={looks.barValue}>{children ?? blank}</span>
      <span
        className={styles.column}
        style={{ flexGrow: Math.abs(value) / spread }}
        data-group={group}
        data-negative={value < 0 || undefined}
      />
      <span className={looks.barYear}>{children === null ? blank : year}</span>
    </div>
  );
};
