import { useLingui } from '@lingui/react/macro';
import type { Dashboard } from '@valia/domain/valuations/valuation-schemas.ts';
import { Sheet } from '../../../components/sheet.tsx';
import { ActivityChart } from './activity-chart.tsx';
import styles from './dashboard-charts.module.css';
import { DistributionChart } from './distribution-chart.tsx';
import { SectorChart } from './sector-chart.tsx';
import { ValueChart } from './value-chart.tsx';

/** The last six months, what they add up to, and what kind of work it is; amounts only once there are some. */
export const DashboardCharts = ({ dashboard }: { dashboard: Dashboard }) => {
  const { t } = useLingui();
  const { months, byType, byStatus, bySector } = dashboard;
  const hasAmounts = months.some(({ totalAmount }) => totalAmount !== 0);
  const sectors = bySector.filter(({ amount }) => amount > 0);
  return (
    <Sheet as="section" label={t`Gráficos`} className={styles.charts}>
      <ActivityChart months={months} />
      {hasAmounts && <ValueChart months={months} />}
      <DistributionChart byType={byType} byStatus={byStatus} />
      {sectors.length > 0 && <SectorChart sectors={sectors} />}
    </Sheet>
  );
};
