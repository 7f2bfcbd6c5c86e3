import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconPlus } from '@tabler/icons-react';
import type { Dashboard } from '@valia/domain/valuations/valuation-schemas.ts';
import { formatLongDay } from '@valia/i18n/format.ts';
import { EmptyState } from '../../components/states/empty-state.tsx';
import { ErrorState } from '../../components/states/error-state.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Sheet } from '../../components/sheet.tsx';
import { describeMomentInSentence } from '../../lib/describe-moment.ts';
import { useLanguage } from '../../lib/language.ts';
import { trpc } from '../../lib/trpc.ts';
import { useNow } from '../../lib/use-now.ts';
import { usePageTitle } from '../../lib/page/use-page-title.ts';
import { DashboardCharts } from './charts/dashboard-charts.tsx';
import { DashboardFigures } from './dashboard-figures.tsx';
import styles from './dashboard-screen.module.css';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { LatestValuations } from './latest-valuations.tsx';

export const DashboardScreen = () => {
  const { t } = useLingui();
  usePageTitle(t`Panel ejecutivo`);
  const { data, error, refetch } = trpc.valuations.dashboard.useQuery();
  if (data !== undefined) return <DashboardContent dashboard={data} />;
  if (error === null) return <DashboardSkeleton />;
  return (
    <div className={styles.screen}>
      <PageHead title={t`Panel ejecutivo`} />
      <ErrorState error={error} onRetry={() => void refetch()} />
    </div>
  );
};

const DashboardContent = ({ dashboard }: { dashboard: Dashboard }) => {
  const { t } = useLingui();
  const { draft, in_progress: inProgress, completed } = dashboard.byStatus;
  const total = draft + inProgress + completed;
  const newValuation = (
    <LinkButton
      to="/valuations"
      search={{ new: true }}
      leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
    >
      <Trans>Nueva valoración</Trans>
    </LinkButton>
  );

  if (total === 0) {
    return (
      <div className={styles.screen}>
        <PageHead title={t`Panel ejecutivo`} sentence={<Today />} />
        <Sheet>
          <EmptyState
            title={t`Tu primera valoración empieza aquí`}
            text={t`Con diez líneas de las cuentas anuales tienes un primer valor. Aquí verás el importe total valorado, tus clientes y lo último que has cambiado.`}
            action={newValuation}
          />
        </Sheet>
      </div>
    );
  }

  const counted = t`${plural(total, { one: '# valoración', many: '# de valoraciones', other: '# valoraciones' })}`;
  const title = inProgress === 0 ? counted : t`${counted}, ${inProgress} en curso`;
  return (
    <div className={styles.screen}>
      <PageHead
        title={title}
        sentence={<Today latest={dashboard.latest[0]} />}
        actions={newValuation}
      />
      <DashboardFigures dashboard={dashboard} />
      <DashboardCharts dashboard={dashboard} />
      <LatestValuations valuations={dashboard.latest} />
    </div>
  );
};

const Today = ({ latest }: { latest?: Dashboard['latest'][number] | undefined }) => {
  const { i18n, t } = useLingui();
  const language = useLanguage();
  const now = useNow();
  const today = formatLongDay(now.toISOString(), language);
  if (latest === undefined) return <>{today}.</>;
  const company = latest.companyName === '' ? t`empresa sin nombre` : latest.companyName;
  const moment = describeMomentInSentence(latest.updatedAt, { i18n, language, now });
  return (
    <Trans>
      {today}. Último cambio: {company}, {moment}.
    </Trans>
  );
};
