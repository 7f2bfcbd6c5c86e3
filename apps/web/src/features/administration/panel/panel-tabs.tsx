import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Queue } from '@valia/domain/administration/panel-schemas.ts';
import type { ListUrlState } from '../../../components/filters/use-list-url-state.ts';
import { useScrollChosenIntoView } from '../../../lib/focus/use-scroll-chosen-into-view.ts';
import type { PanelSearch } from './panel-search.ts';
import styles from './panel.module.css';
import { row } from '../../../components/style/class-names.ts';

const looks = { tabs: row({ gap: 24, minWidth: 0, height: 44 }, styles.tabs) };

interface PanelTabsProps {
  address: ListUrlState<PanelSearch>;
  counts: Queue['counts'] | undefined;
}

/** The tabs: all waiting tasks, each kind of task, all problem reports, and the firm's settings. */
export const PanelTabs = ({ address: { search }, counts }: PanelTabsProps) => {
  const { t } = useLingui();
  const current = search.tab ?? (search.issue === undefined ? undefined : 'issues');
  const row = useScrollChosenIntoView<HTMLElement>(
    `${current ?? ''} ${JSON.stringify(counts ?? {})}`,
  );
  const total = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  const tabs: { tab: PanelSearch['tab']; name: string; count?: number | undefined }[] = [
    { tab: undefined, name: t`Todo`, count: total },
    { tab: 'lead', name: t`Leads`, count: counts?.lead },
    { tab: 'request', name: t`Solicitudes`, count: counts?.request },
    { tab: 'verification', name: t`Verificaciones`, count: counts?.verification },
    { tab: 'commission', name: t`Comisiones`, count: counts?.commission },
    { tab: 'security', name: t`Seguridad`, count: counts?.security },
    { tab: 'problem', name: t`Problemas`, count: counts?.problem },
    { tab: 'item', name: t`Averías`, count: counts?.item },
    { tab: 'issues', name: t`Reportes` },
    { tab: 'firm', name: t`La firma` },
  ];
  return (
    <nav ref={row} className={looks.tabs} aria-label={t`Vistas`}>
      {tabs
        .filter(({ tab, count }) => tab === undefined || tab === current || count !== 0)
        .map(({ tab, name, count }) => (
          <Link
            key={name}
            to="/admin"
            search={{ tab }}
            className={styles.tab}
            data-current={tab === current || undefined}
            aria-current={tab === current ? 'page' : undefined}
            activeProps={{}}
            activeOptions={{ exact: true, includeSearch: true }}
          >
            {name} {count !== undefined && <span>{count}</span>}
          </Link>
        ))}
    </nav>
  );
};
