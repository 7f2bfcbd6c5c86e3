import { useLingui } from '@lingui/react/macro';
import type { Dashboard, DashboardViewOf } from '@valia/domain/dashboard/dashboard-schemas.ts';
import { Sheet } from '../../../components/sheet.tsx';
import { SectorBars } from '../charts/sector-bars.tsx';
import { GroupAmounts } from '../financial/group-amounts.tsx';
import { LargestValuationsTable } from '../financial/largest-valuations-table.tsx';
import { SummaryFigures } from '../financial/summary-figures.tsx';
import styles from './dashboard-tab.module.css';
import { column, stack } from '../../../components/style/class-names.ts';

const looks = { column: column({ gap: 1 }, styles.column) };

interface FinancialTabProps {
  view: DashboardViewOf<'financial'>;
  dashboard: Dashboard;
}

/** The total of the completed valuations, the largest ones, and their composition. */
export const FinancialTab = ({ view, dashboard }: FinancialTabProps) => {
  const { t } = useLingui();
  const { largest, bySector, byType, byStatus } = view;
  return (
    <>
      <SummaryFigures view={view} dashboard={dashboard} />
      <div className={stack({ gap: 16, align: 'start' }, styles.withAside)}>
        <LargestValuationsTable view={view} dashboard={dashboard} rows={largest} />
        <Sheet as="section" label={t`Reparto del importe`} className={looks.column}>
          <SectorBars sectors={bySector} withShares />
          <GroupAmounts byType={byType} byStatus={byStatus} />
        </Sheet>
      </div>
    </>
  );
};
