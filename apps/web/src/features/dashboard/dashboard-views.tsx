import { useLingui, Trans } from '@lingui/react/macro';
import { Skeleton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { Dashboard, DashboardView } from '@valia/domain/dashboard/dashboard-schemas.ts';
import { type DashboardTab, dashboardTabs } from '@valia/domain/dashboard/dashboard-tabs.ts';
import { formatNumber, formatShortMonth, formatTime } from '@valia/i18n/format.ts';
import type { ReactNode } from 'react';
import { LinkButton } from '../../components/link-button.tsx';
import { Sheet } from '../../components/sheet.tsx';
import { EmptyState } from '../../components/states/empty-state.tsx';
import { TabPanels } from '../../components/tabs/tab-panels.tsx';
import { useLanguage } from '../../lib/language.ts';
import { useNow } from '../../lib/use-now.ts';
import styles from './dashboard-screen.module.css';
import { ActivityFeed } from './tabs/activity-feed.tsx';
import { AlertsTab } from './tabs/alerts-tab.tsx';
import { AnalyticsTab } from './tabs/analytics-tab.tsx';
import { FinancialTab } from './tabs/financial-tab.tsx';
import { TrendsTab } from './tabs/trends-tab.tsx';

const viewOf = (dashboard: Dashboard): ReactNode => {
  const { view, byStatus } = dashboard;
  const isEmpty = byStatus.draft + byStatus.in_progress + byStatus.completed === 0;
  if (isEmpty && view.tab !== 'alerts' && view.tab !== 'activity') return <FirstValuation />;
  switch (view.tab) {
    case 'analytics':
      return <AnalyticsTab view={view} byStatus={byStatus} />;
    case 'trends':
      return <TrendsTab view={view} />;
    case 'alerts':
      return <AlertsTab view={view} count={dashboard.alerts} />;
    case 'activity':
      return <ActivityFeed view={view} />;
    case 'financial':
      return <FinancialTab view={view} dashboard={dashboard} />;
  }
};

/** The button that starts a valuation. */
export const BeginValuation = () => (
  <LinkButton
    to="/valuations"
    search={{ new: true }}
    leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
  >
    <Trans>Nueva valoración</Trans>
  </LinkButton>
);

const FirstValuation = () => {
  const { t } = useLingui();
  return (
    <Sheet>
      <EmptyState
        title={t`Tu primera valoración empieza aquí`}
        text={t`Con diez líneas de las cuentas anuales tienes un primer valor. Aquí verás el importe total valorado, tus clientes y lo último que has cambiado.`}
        action={<BeginValuation />}
      />
    </Sheet>
  );
};

/** The scope of the chosen tab: its months, its time, or its part of the valuations. */
const Period = ({ view }: { view: DashboardView }) => {
  const { t } = useLingui();
  const language = useLanguage();
  const time = formatTime(useNow().toISOString(), language);
  switch (view.tab) {
    case 'analytics':
    case 'trends': {
      const [first = '', last = ''] = [view.months.at(0)?.month, view.months.at(-1)?.month];
      const years = [...new Set([first.slice(0, 4), last.slice(0, 4)])].join('–');
      return (
        <>
          {formatShortMonth(first, language)} – {formatShortMonth(last, language)} {years}
        </>
      );
    }
    case 'alerts':
      return t`Hoy, ${time}`;
    case 'activity':
      return t`Lo más reciente primero`;
    case 'financial':
      return t`Completadas en euros, sin archivar`;
  }
};

/** The five views below the cards; the URL stores which one. */
export const DashboardViews = ({ dashboard, tab }: { dashboard: Dashboard; tab: DashboardTab }) => {
  const { t } = useLingui();
  const language = useLanguage();
  const navigate = useNavigate();
  const names: Record<DashboardTab, string> = {
    analytics: t`Analítica`,
    trends: t`Tendencias`,
    alerts: t`Alertas`,
    activity: t`Actividad`,
    financial: t`Resumen financiero`,
  };
  const isHere = dashboard.view.tab === tab;
  const content = isHere ? viewOf(dashboard) : <Skeleton radius="lg" className={styles.waiting} />;
  return (
    <TabPanels
      label={t`Vistas del panel`}
      chosen={tab}
      onChoose={(next) =>
        void navigate({
          to: '.',
          search: (before) => ({
            ...before,
            tab: next === dashboardTabs[0] ? undefined : next,
          }),
          resetScroll: false,
        })
      }
      end={isHere && <Period view={dashboard.view} />}
      tabs={dashboardTabs.map((value) => ({
        value,
        name: names[value],
        count:
          value === 'alerts' && dashboard.alerts > 0
            ? formatNumber(dashboard.alerts, { language })
            : undefined,
        content,
      }))}
    />
  );
};
