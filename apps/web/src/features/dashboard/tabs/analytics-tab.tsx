import { useLingui } from '@lingui/react/macro';
import type { Dashboard, DashboardViewOf } from '@valia/domain/dashboard/dashboard-schemas.ts';
import { Sheet } from '../../../components/sheet.tsx';
import { ActivityChart } from '../charts/activity-chart.tsx';
import { DistributionBars } from '../charts/distribution-bars.tsx';
import { SectorBars } from '../charts/sector-bars.tsx';
import { ValueChart } from '../charts/value-chart.tsx';
import styles from './dashboard-tab.module.css';
import { LatestValuations } from './latest-valuations.tsx';
import { stack } from '../../../components/style/class-names.ts';

interface AnalyticsTabProps {
  view: DashboardViewOf<'analytics'>;
  byStatus: Dashboard['byStatus'];
}

/** The last six months, the kinds of work, and the latest changes; amounts are shown only once there are some. */
export const AnalyticsTab = ({ view, byStatus }: AnalyticsTabProps) => {
  const { t } = useLingui();
  const { months, byType, bySector, latest } = view;
  const hasAmounts = months.some(({ totalAmount }) => totalAmount !== 0);
  return (
    <div className={stack({ gap: 16, align: 'start' }, styles.withAside)}>
      <Sheet as="section" label={t`Gráficos`} className={styles.cells}>
        <ActivityChart months={months} />
        {hasAmounts && <ValueChart months={months} />}
        <DistributionBars byType={byType} byStatus={byStatus} />
        <SectorBars sectors={bySector} />
      </Sheet>
      <LatestValuations valuations={latest} />
    </div>
  );
};
