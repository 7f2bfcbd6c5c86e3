import { Trans, useLingui } from '@lingui/react/macro';
import { createLink } from '@tanstack/react-router';
import { formatNumber } from '@valia/i18n/format.ts';
import type { ComponentProps, ReactNode } from 'react';
import type { ListSearch } from '../../../../lib/read-list-search.ts';
import { useLanguage } from '../../../../lib/language.ts';
import { useChosenInView } from '../../../../lib/use-chosen-in-view.ts';
import { listRoute, viewSearchOf } from '../list-search.ts';
import type { ListTotals } from '../list-totals.ts';
import styles from './list-views.module.css';
import { SaveView } from './save-view.tsx';
import { useValuationViews } from './use-valuation-views.ts';

/** The views of the list as tabs: those of everybody, and a person's own. The address keeps the one chosen. */
export const ListViews = ({ totals }: { totals: ListTotals | undefined }) => {
  const { t } = useLingui();
  const search = listRoute.useSearch();
  const { views, searchOf } = useValuationViews();
  const all = totals && totals.draft + totals.in_progress + totals.completed;
  // Its place moves once the counts and a person's own views are there.
  const row = useChosenInView<HTMLElement>(
    `${JSON.stringify(viewSearchOf(search))} ${all} ${views.length}`,
  );
  return (
    <div className={styles.bar}>
      <nav ref={row} className={styles.tabs} aria-label={t`Vistas`}>
        <Tab view={{}} count={all}>
          <Trans>Todas</Trans>
        </Tab>
        <Tab view={{ status: 'in_progress' }} count={totals?.in_progress}>
          <Trans>En curso</Trans>
        </Tab>
        <Tab view={{ status: 'completed' }} count={totals?.completed}>
          <Trans>Completadas</Trans>
        </Tab>
        <Tab view={{ status: 'draft' }} count={totals?.draft}>
          <Trans>Borradores</Trans>
        </Tab>
        {(totals?.hasShared === true || search.scope === 'shared') && (
          <Tab view={{ scope: 'shared' }}>
            <Trans>Compartidas conmigo</Trans>
          </Tab>
        )}
        {(totals?.hasArchived === true || search.archived === true) && (
          <Tab view={{ archived: true }}>
            <Trans>Archivadas</Trans>
          </Tab>
        )}
        {(totals?.hasSharedArchived === true ||
          (search.scope === 'shared' && search.archived === true)) && (
          <Tab view={{ scope: 'shared', archived: true }}>
            <Trans>Compartidas archivadas</Trans>
          </Tab>
        )}
        {views.map((view) => (
          <OwnView key={view.id} name={view.name} search={searchOf(view)} />
        ))}
      </nav>
      <SaveView />
    </div>
  );
};

const isSame = (one: ListSearch, other: ListSearch): boolean =>
  JSON.stringify(viewSearchOf(one)) === JSON.stringify(viewSearchOf(other));

interface TabProps {
  /** What the view fixes; the filters stay as they are. */
  view: Pick<ListSearch, 'status' | 'scope' | 'archived'>;
  count?: number | undefined;
  children: ReactNode;
}

const Tab = ({ view, count, children }: TabProps) => {
  const search = listRoute.useSearch();
  const language = useLanguage();
  const next = { ...search, status: undefined, scope: undefined, archived: undefined, ...view };
  // The tab of one's own view stands for it then.
  const isOwn = useValuationViews().find(search) !== undefined;
  return (
    <TabLink search={next} isCurrent={!isOwn && isSame(next, search)}>
      {children}
      <span className={styles.count}>
        {count === undefined ? '' : formatNumber(count, { language })}
      </span>
    </TabLink>
  );
};

const OwnView = ({ name, search }: { name: string; search: ListSearch }) => (
  <TabLink search={search} isCurrent={isSame(search, listRoute.useSearch())}>
    <span className={styles.name}>{name}</span>
  </TabLink>
);

interface ViewAnchorProps extends ComponentProps<'a'> {
  'data-current': true | undefined;
  disabled?: boolean;
}

// The router's own link calls every one current that leads to where one is: two views may ask for the same.
const ViewLink = createLink(({ disabled: _disabled, children, ...anchor }: ViewAnchorProps) => (
  <a {...anchor} aria-current={anchor['data-current'] && 'page'}>
    {children}
  </a>
));

interface TabLinkProps {
  search: ListSearch;
  isCurrent: boolean;
  children: ReactNode;
}

const TabLink = ({ search, isCurrent, children }: TabLinkProps) => (
  <ViewLink
    to="/valuations"
    search={search}
    className={styles.tab}
    activeProps={{}}
    activeOptions={{ exact: true, includeSearch: true }}
    data-current={isCurrent || undefined}
  >
    {children}
  </ViewLink>
);
