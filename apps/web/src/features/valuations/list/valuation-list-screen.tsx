import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type ComponentProps, type ReactNode, useCallback, useRef } from 'react';
import { FilterBar } from '../../../components/filters/filter-bar.tsx';
import { ViewTabs } from '../../../components/views/view-tabs.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { useCurrentBulkRun } from '../../../lib/use-current-bulk-run.ts';
import { valuationListKey } from '../shared/valuation-list-cache.ts';
import { usePageTitle } from '../../../lib/page/use-page-title.ts';
import { ValuationBulkBar } from './bulk/valuation-bulk-bar.tsx';
import { RunBar } from '../../../components/bulk/run-bar.tsx';
import { type ListActions, useListActions } from './bulk/use-list-actions.tsx';
import { selectAll } from '../../../components/bulk/select-all.ts';
import { CreateValuationDialog } from './create/create-valuation-dialog.tsx';
import { ExportMenu } from '../../../components/export/export-menu.tsx';
import { type ExportList, useListExport } from './export/use-list-export.ts';
import { ListResults } from '../../../components/list/list-results.tsx';
import {
  type ValuationListUrlState,
  useValuationListUrlState,
  toListQuery,
} from './list-search.ts';
import { ListSentence } from './list-sentence.tsx';
import {
  type TablePreferences,
  useTablePreferences,
} from '../../../components/table/table-preferences.ts';
import { TableSettings } from '../../../components/table/table-settings.tsx';
import { useFocusAmongRows } from '../../../components/table/use-focus-among-rows.ts';
import { useListFilters } from './use-list-filters.ts';
import { useListTabs } from './use-list-tabs.ts';
import { useValuationViews } from './use-valuation-views.ts';
import { useRowSelection } from '../../../components/table/use-row-selection.ts';
import { useListFits } from './use-list-fits.ts';
import { useKeysetPages } from '../../../components/list/use-keyset-pages.ts';
import { FirstValuation } from './create/first-valuation.tsx';
import type { ListColumn, ListItem, ListTotals, SelectedItem } from './list-types.ts';
import { NothingFound } from './nothing-found.tsx';
import { RowMenu } from './row-menu.tsx';
import { useAboutColumns } from './columns/use-about-columns.tsx';
import { useValuationCompanyName } from './create/use-valuation-company-name.ts';
import { useValueColumns } from './columns/use-value-columns.tsx';
import styles from './valuation-list-screen.module.css';
import { column } from '../../../components/style/class-names.ts';

/**
 * All valuations of the user. The search is stored in the URL, so that the back button works and a list can be shared.
 */
export const ValuationListScreen = () => {
  const { t } = useLingui();
  usePageTitle(t`Valoraciones`);
  const state = useListState();
  const { address, pages, totals, selection, wanted, isFirstTime } = state;
  const screen = useRef<HTMLDivElement>(null);
  useFocusAmongRows(screen, pages.listKey);
  const columns = [...useAboutColumns(pages.rows), ...useValueColumns(pages.rows, totals)];
  const exportList = useListExport(columns);
  const { actions, dialogs } = useListActions(selection, wanted, exportList);
  const [preferences, setPreferences] = useTablePreferences(tablePreferences);
  const { dialogOpen, openDialog, closeDialog } = useCreateDialog(address);
  const create = (
    <Button leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />} onClick={openDialog}>
      <Trans>Nueva valoración</Trans>
    </Button>
  );
  const settings = { columns, preferences, onChange: setPreferences };
  return (
    <div ref={screen} className={column({ gap: 12 }, styles.screen)}>
      <PageHeading
        title={t`Valoraciones`}
        sentence={<ListSentence totals={totals} />}
        actions={
          isFirstTime ? undefined : (
            <>
              <ExportOfList state={state} exportList={exportList} />
              {create}
            </>
          )
        }
      />
      {!isFirstTime && <Choices state={state} settings={settings} />}
      <Results
        state={state}
        actions={actions}
        columns={columns}
        preferences={preferences}
        emptyAction={create}
      />
      <ListBar state={state} actions={actions} />
      {dialogs}
      <CreateValuationDialog opened={dialogOpen} onClose={closeDialog} />
    </div>
  );
};

const tablePreferences = {
  storageKey: 'valia.valuation-list',
  usuallyHidden: ['province', 'tags'],
};

type ListState = ReturnType<typeof useListState>;

interface ChoicesProps {
  state: ListState;
  settings: ComponentProps<typeof TableSettings>;
}

/** The filters, and the choice of the layout. */
const Choices = ({ state: { address, totals }, settings }: ChoicesProps) => {
  const isWide = useListFits();
  return (
    <>
      <ViewTabs
        address={address}
        tabs={useListTabs(totals, address.search)}
        verbs={useValuationViews()}
      />
      <FilterBar address={address} {...useListFilters(address.search)} isWide={isWide}>
        {isWide && <TableSettings {...settings} />}
      </FilterBar>
    </>
  );
};

interface ResultsProps {
  state: ListState;
  actions: ListActions;
  columns: readonly ListColumn[];
  preferences: TablePreferences;
  emptyAction: ReactNode;
}

const Results = ({ state, actions, columns, preferences, emptyAction }: ResultsProps) => {
  const { t } = useLingui();
  const companyOf = useValuationCompanyName();
  const { address, pages, selection, wanted, isFirstTime } = state;
  const rowMenu = (valuation: ListItem) => (
    <RowMenu valuation={valuation} companyName={companyOf(valuation)} actions={actions} />
  );
  return (
    <ListResults
      caption={t`Tus valoraciones`}
      pages={pages}
      columns={columns}
      isWide={useListFits()}
      expectedRows={12}
      readsOn
      preferences={preferences}
      sort={{ column: wanted.sort ?? 'updatedAt', direction: wanted.direction ?? 'desc' }}
      onSort={({ column, direction }) => address.change({ sort: column, direction })}
      selection={{
        ...selection,
        label: (row) => {
          const company = companyOf(row);
          return t`Seleccionar ${company}`;
        },
        allLabel: t`Seleccionar las que se ven`,
      }}
      rowMenu={rowMenu}
      empty={
        isFirstTime ? <FirstValuation action={emptyAction} /> : <NothingFound address={address} />
      }
      foundText={({ count, first, isMore }) =>
        isMore
          ? t`Más de ${first} valoraciones`
          : t`${plural(count, { one: '# valoración encontrada', many: '# de valoraciones encontradas', other: '# valoraciones encontradas' })}`
      }
    />
  );
};

interface ExportOfListProps {
  state: ListState;
  exportList: ExportList;
}

/** Hidden on a phone, where there is only room for the main action. */
const ExportOfList = ({ state: { pages, wanted }, exportList }: ExportOfListProps) =>
  useListFits() &&
  wanted.scope !== 'shared' && (
    <ExportMenu
      isDisabled={pages.rows.length === 0}
      onExport={(format) => exportList({ wanted, ids: null, format })}
    />
  );

/** The footer of a list: the running work, or the selection and its actions. */
const ListBar = ({ state, actions }: { state: ListState; actions: ListActions }) => {
  const { pages, selection, wanted } = state;
  const { t } = useLingui();
  const { client } = trpc.useUtils();
  const run = useCurrentBulkRun();
  const { sort: _sort, direction: _direction, ...filter } = wanted;
  const onSelectAll = (): void =>
    void selectAll({
      selection,
      home: '/valuations',
      read: (cursor) => client.valuations.select.query({ ...filter, cursor }),
      failedText: t`No se pudieron seleccionar todas`,
    });
  if (run !== null) return <RunBar run={run} />;
  if (selection.items.length === 0) return null;
  const hasMore = pages.query.hasNextPage || selection.items.length < pages.rows.length;
  return (
    <ValuationBulkBar
      items={selection.items}
      actions={actions}
      onClear={selection.clear}
      onSelectAll={hasMore ? onSelectAll : null}
    />
  );
};

const pageSize = 100;

/** The query for the URL, its results, and the selected rows. */
const useListState = () => {
  const { client } = trpc.useUtils();
  const address = useValuationListUrlState();
  const wanted = toListQuery(address.search);
  const pages = useKeysetPages<ListItem>({
    key: valuationListKey(),
    wanted,
    read: (cursor, options) =>
      client.valuations.list.query({ ...wanted, limit: pageSize, cursor }, options),
  });
  const { data } = pages.query;
  const totals = trpc.valuations.listTotals.useQuery().data;
  const selection = useRowSelection<ListItem, SelectedItem>({
    items: pages.rows,
    listKey: pages.listKey,
    pages: data?.pages.length ?? 0,
    isWhole: data?.pages.at(-1)?.nextCursor === null,
    order:
      wanted.sort === 'updatedAt'
        ? { keyOf: ({ updatedAt }) => updatedAt, direction: wanted.direction ?? 'desc' }
        : null,
  });
  const asksForAll = address.activeFilters.length === 0 && address.isWholeView;
  const isFirstTime = asksForAll && totals !== undefined && hasNone(totals);
  return { address, pages, totals, selection, wanted, isFirstTime };
};

const hasNone = (totals: ListTotals): boolean =>
  totals.draft + totals.in_progress + totals.completed === 0 &&
  !totals.hasArchived &&
  !totals.hasShared &&
  !totals.hasSharedArchived;

const useCreateDialog = ({ search, change }: ValuationListUrlState) => {
  const { new: dialogOpen = false } = search;
  const openDialog = () => change({ new: true });
  const closeDialog = useCallback(() => change({ new: undefined }, { replace: true }), [change]);
  return { dialogOpen, openDialog, closeDialog };
};
