import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { Dashboard } from '@valia/domain/dashboard/dashboard-schemas.ts';
import type { DashboardTab } from '@valia/domain/dashboard/dashboard-tabs.ts';
import { formatLongDay } from '@valia/i18n/format.ts';
import { PageHeading } from '../../components/page-heading.tsx';
import { ErrorState } from '../../components/states/error-state.tsx';
import { describeMomentInSentence } from '../../lib/describe-moment.ts';
import { useLanguage } from '../../lib/language.ts';
import { usePageTitle } from '../../lib/page/use-page-title.ts';
import { trpc } from '../../lib/trpc.ts';
import { useNow } from '../../lib/use-now.ts';
import { DashboardCards } from './cards/dashboard-cards.tsx';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { DashboardViews, BeginValuation } from './dashboard-views.tsx';
import { column } from '../../components/style/class-names.ts';

const route = getRouteApi('/authenticated/shell/dashboard');

export const DashboardScreen = () => {
  const { t } = useLingui();
  usePageTitle(t`Panel ejecutivo`);
  const { tab = 'analytics' } = route.useSearch();
  // The cards stay while another tab loads; only the tab's own area shows a placeholder.
  const { data, error, refetch } = trpc.valuations.dashboard.useQuery(
    { tab },
    { placeholderData: keepPreviousData },
  );
  if (data !== undefined) return <DashboardContent dashboard={data} tab={tab} />;
  if (error === null) return <DashboardSkeleton />;
  return (
    <div className={column({ gap: 16 })}>
      <PageHeading title={t`Panel ejecutivo`} />
      <ErrorState error={error} onRetry={() => void refetch()} />
    </div>
  );
};

const DashboardContent = ({ dashboard, tab }: { dashboard: Dashboard; tab: DashboardTab }) => {
  const { t } = useLingui();
  const { draft, in_progress: inProgress, completed } = dashboard.byStatus;
  const total = draft + inProgress + completed;
  const counted = t`${plural(total, { one: '# valoración', many: '# de valoraciones', other: '# valoraciones' })}`;
  const title = inProgress === 0 ? counted : t`${counted}, ${inProgress} en curso`;
  const isEmpty = total === 0;
  return (
    <div className={column({ gap: 16 })}>
      <PageHeading
        title={isEmpty ? t`Panel ejecutivo` : title}
        sentence={<Today latest={dashboard.lastChange} />}
        actions={isEmpty ? undefined : <BeginValuation />}
      />
      {!isEmpty && <DashboardCards dashboard={dashboard} />}
      <DashboardViews dashboard={dashboard} tab={tab} />
    </div>
  );
};

const Today = ({ latest }: { latest: Dashboard['lastChange'] }) => {
  const { i18n, t } = useLingui();
  const language = useLanguage();
  const now = useNow();
  const today = formatLongDay(now.toISOString(), language);
  if (latest === null) return <>{today}.</>;
  const company = latest.companyName === '' ? t`empresa sin nombre` : latest.companyName;
  const moment = describeMomentInSentence(latest.updatedAt, { i18n, language, now });
  return (
    <Trans>
      {today}. Último cambio: {company}, {moment}.
    </Trans>
  );
};
