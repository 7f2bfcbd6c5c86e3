import { useLingui } from '@lingui/react/macro';
import type { DashboardViewOf } from '@valia/domain/dashboard/dashboard-schemas.ts';
import { Sheet } from '../../../components/sheet.tsx';
import { ActivityChart } from '../charts/activity-chart.tsx';
import { chartHeights } from '../charts/chart-heights.ts';
import { PerformanceChart } from '../charts/performance-chart.tsx';
import { ValueChart } from '../charts/value-chart.tsx';
import styles from './dashboard-tab.module.css';

/** The growth of the total value, and the figures of each month. */
export const TrendsTab = ({ view }: { view: DashboardViewOf<'trends'> }) => {
  const { t } = useLingui();
  const { months, largest } = view;
  const hasAmounts = months.some(({ totalAmount }) => totalAmount !== 0);
  return (
    <Sheet as="section" label={t`Tendencias`} className={styles.cells}>
      {hasAmounts && (
        <div className={styles.wide}>
          <ValueChart months={months} largest={largest} height={chartHeights.wide} />
        </div>
      )}
      <PerformanceChart months={months} />
      <ActivityChart months={months} withFacts />
    </Sheet>
  );
};
