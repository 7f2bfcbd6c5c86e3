import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '@mantine/core';
import type { Queue } from '@valia/domain/administration/panel-schemas.ts';
import { issueReportList } from '@valia/domain/issue-reports/issue-report-list.ts';
import { formatDateTime, formatLongDay, formatTime } from '@valia/i18n/format.ts';
import { listAddress } from '../../../components/filters/list-address.ts';
import {
  type ListUrlState,
  useListUrlState,
} from '../../../components/filters/use-list-url-state.ts';
import { PageHeading } from '../../../components/page-heading.tsx';
import { Sheet } from '../../../components/sheet.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { QueryState } from '../../../components/states/query-state.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { usePageTitle } from '../../../lib/page/use-page-title.ts';
import { useNow } from '../../../lib/use-now.ts';
import { InviteUser } from '../invite/invite-user.tsx';
import { PlatformFiguresStrip } from './platform-figures-strip.tsx';
import { FirmTab } from './firm-tab.tsx';
import { HealthSheet } from './health-sheet.tsx';
import { IssueReports } from './issue-reports.tsx';
import type { PanelSearch } from './panel-search.ts';
import { queueItemTitle } from './queue-item-texts.ts';
import { PanelTabs } from './panel-tabs.tsx';
import { QueueList } from './queue-list.tsx';
import { RecentChanges, useChangeText } from './recent-changes.tsx';
import { useAgeText } from './use-age-text.ts';
import { useQueue } from './use-queue.ts';
import styles from './panel.module.css';
import { column, row, stack } from '../../../components/style/class-names.ts';

const panelAddress = listAddress(issueReportList);

/** /admin: the tasks that wait for an administrator, and the health of the product. */
export const PanelScreen = () => {
  const { t } = useLingui();
  usePageTitle(t`Panel de administración`);
  const address = useListUrlState(panelAddress);
  const queue = useQueue();
  return (
    <div className={column({ gap: 16 }, styles.screen)}>
      <PageHeading
        title={useTitle(queue.data)}
        sentence={<Sentence queue={queue.data} />}
        actions={<InviteUser variant="default" />}
      />
      <PlatformFiguresStrip />
      <div className={row({ gap: 24, align: 'center', justify: 'between', borderBottom: 'plain' })}>
        <PanelTabs address={address} counts={queue.data?.counts} />
      </div>
      <div className={stack({ gap: 16, align: 'start' }, styles.columns)}>
        <div className={column({ gap: 16, minWidth: 0 })}>
          <Content address={address} queue={queue} />
        </div>
        <aside className={column({ gap: 16, minWidth: 0 })}>
          <HealthSheet />
          {queue.data !== undefined && <RecentChanges changes={queue.data.recent} />}
        </aside>
      </div>
    </div>
  );
};

const totalOf = ({ counts }: Queue): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

const useTitle = (queue: Queue | undefined): string => {
  const { t } = useLingui();
  if (queue === undefined) return t`Panel de administración`;
  const total = totalOf(queue);
  const { critical } = queue;
  if (total === 0) return t`Nada pendiente`;
  const waiting = t`${plural(total, { one: '# asunto espera', many: '# de asuntos esperan', other: '# asuntos esperan' })}`;
  if (critical === 0) return waiting;
  const grave = t`${plural(critical, { one: '# es crítico', many: '# de ellos son críticos', other: '# son críticos' })}`;
  return `${waiting}, ${grave}`;
};

const Sentence = ({ queue }: { queue: Queue | undefined }) => {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const age = useAgeText();
  const now = useNow().toISOString();
  if (queue === undefined)
    return <Skeleton component="span" display="inline-block" height={14} width={360} maw="80%" />;
  const moment = `${formatLongDay(now, language)}, ${formatTime(now, language)}.`;
  const oldest = queue.queueItems.toSorted((one, other) => one.since.localeCompare(other.since))[0];
  if (oldest === undefined) return moment;
  const title = queueItemTitle(oldest, { i18n, language });
  const waited = age(oldest.since);
  return `${moment} ${t`El que más lleva esperando, ${waited}: ${title}`}`;
};

interface ContentProps {
  address: ListUrlState<PanelSearch>;
  queue: ReturnType<typeof useQueue>;
}

const Content = ({ address, queue }: ContentProps) => {
  const tab = address.search.tab ?? (address.search.issue === undefined ? undefined : 'issues');
  if (tab === 'issues') return <IssueReports address={address} />;
  if (tab === 'firm') return <FirmTab />;
  return (
    <QueryState query={queue} loading={<Skeleton height={480} />}>
      {(data) => {
        const queueItems = data.queueItems.filter(({ kind }) => tab === undefined || kind === tab);
        return queueItems.length === 0 ? (
          <Nothing queue={data} />
        ) : (
          <QueueList queueItems={queueItems} />
        );
      }}
    </QueryState>
  );
};

const Nothing = ({ queue: { recent } }: { queue: Queue }) => {
  const { t } = useLingui();
  const language = useLanguage();
  const text = useChangeText();
  const [latest] = recent;
  const change = latest === undefined ? '' : text(latest);
  const at = latest === undefined ? '' : formatDateTime(latest.at, language);
  return (
    <Sheet>
      <EmptyState
        title={t`Nada pendiente.`}
        text={
          latest === undefined
            ? t`Lo que espere a un administrador estará aquí.`
            : t`Lo último: ${change} (${at}).`
        }
      />
    </Sheet>
  );
};
