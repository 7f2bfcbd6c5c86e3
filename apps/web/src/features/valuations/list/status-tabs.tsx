import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ValuationStatus } from '@valia/domain/valuations/valuation-status.ts';
import { formatNumber } from '@valia/i18n/format.ts';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../lib/language.ts';
import type { ListTotals } from './list-totals.ts';
import styles from './status-tabs.module.css';

/** One view for each status, with its count; the address keeps the one chosen. */
export const StatusTabs = ({ totals }: { totals: ListTotals | undefined }) => {
  const { t } = useLingui();
  const all = totals && totals.draft + totals.in_progress + totals.completed;
  return (
    <nav className={styles.tabs} aria-label={t`Vistas por estado`}>
      <Tab count={all}>
        <Trans>Todas</Trans>
      </Tab>
      <Tab status="in_progress" count={totals?.in_progress}>
        <Trans>En curso</Trans>
      </Tab>
      <Tab status="completed" count={totals?.completed}>
        <Trans>Completadas</Trans>
      </Tab>
      <Tab status="draft" count={totals?.draft}>
        <Trans>Borradores</Trans>
      </Tab>
    </nav>
  );
};

interface TabProps {
  status?: ValuationStatus;
  count: number | undefined;
  children: ReactNode;
}

const Tab = ({ status, count, children }: TabProps) => {
  const language = useLanguage();
  return (
    <Link
      to="/valuations"
      search={({ status: _before, ...before }) =>
        status === undefined ? before : { ...before, status }
      }
      className={styles.tab}
      activeOptions={{ exact: true, includeSearch: true }}
    >
      {children}
      <span className={styles.count}>
        {count === undefined ? '' : formatNumber(count, { language })}
      </span>
    </Link>
  );
};
