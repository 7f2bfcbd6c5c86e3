import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type ReactNode, useCallback, useMemo, useRef } from 'react';
import { PageHead } from '../../../components/page-head.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { useCurrentRun } from '../../../lib/use-current-run.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { BulkBar } from './bulk/bulk-bar.tsx';
import { RunBar } from './bulk/run-bar.tsx';
import { type ListActions, useListActions } from './bulk/use-list-actions.tsx';
import { useSelectAll } from './bulk/use-select-all.ts';
import { CreateValuationDialog } from './create-valuation-dialog.tsx';
import { ExportMenu } from './export/export-menu.tsx';
import { useExport } from './export/use-export.ts';
import { ListFilters } from './filters/list-filters.tsx';
import { ListResults } from './list-results.tsx';
import { activeFilters, isWholeView, listRoute, wantedOf } from './list-search.ts';
import { ListSentence } from './list-sentence.tsx';
import { useTablePreferences } from './table-preferences.ts';
import { TableSettings } from './table-settings.tsx';
import { useFocusAmongRows } from './use-focus-among-rows.ts';
import { useListSelection } from './use-list-selection.ts';
import { useTableFits } from './use-table-fits.ts';
import { useValuationList } from './use-valuation-list.ts';
import styles from './valuation-list-screen.module.css';
import { ListViews } from './views/list-views.tsx';

/** All my valuations. What is looked for lives in the address, so that back works and a list can be shared. */
export const ValuationListScreen = () => {
  const { t } = useLingui();
  usePageTitle(t`Valoraciones`);
  const state = useListState();
  const { totals, selection, wanted, listKey, isFirstTime } = state;
  const screen = useRef<HTMLDivElement>(null);
  useFocusAmongRows(screen, listKey);
  const { actions, dialogs } = useListActions(selection, wanted);
  const [preferences, setPreferences] = useTablePreferences();
  const tableFits = useTableFits();
  const { dialogOpen, openDialog, closeDialog } = useCreateDialog();
  const create = (
    <Button leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />} onClick={openDialog}>
      <Trans>Nueva valoración</Trans>
    </Button>
  );
  return (
    <div ref={screen} className={styles.screen}>
      <PageHead
        title={t`Valoraciones`}
        sentence={<ListSentence totals={totals} />}
        actions={isFirstTime ? undefined : <HeadActions state={state} create={create} />}
      />
      {!isFirstTime && (
        <>
          <ListViews totals={totals} />
          <ListFilters>
            {tableFits && <TableSettings preferences={preferences} onChange={setPreferences} />}
          </ListFilters>
        </>
      )}
      <ListResults {...state} actions={actions} preferences={preferences} emptyAction={create} />
      <ListBar state={state} actions={actions} />
      {dialogs}
      <CreateValuationDialog opened={dialogOpen} onClose={closeDialog} />
    </div>
  );
};

type ListState = ReturnType<typeof useListState>;

/** A phone has room for the one main action. */
const HeadActions = ({ state, create }: { state: ListState; create: ReactNode }) => {
  const { items, wanted } = state;
  const exportList = useExport();
  return (
    <>
      {useTableFits() && wanted.scope !== 'shared' && (
        <ExportMenu
          isDisabled={items.length === 0}
          onExport={(format) => void exportList({ wanted, ids: null, format })}
        />
      )}
      {create}
    </>
  );
};

/** At the foot: the work under way, or what is selected and what can be done with it. */
const ListBar = ({ state, actions }: { state: ListState; actions: ListActions }) => {
  const { list, items, selection, wanted } = state;
  const selectAll = useSelectAll(selection, wanted);
  const run = useCurrentRun();
  if (run !== null) return <RunBar run={run} />;
  if (selection.items.length === 0) return null;
  const hasMore = list.hasNextPage || selection.items.length < items.length;
  return (
    <BulkBar
      items={selection.items}
      actions={actions}
      onClear={selection.clear}
      onSelectAll={hasMore ? () => void selectAll() : null}
    />
  );
};

/** What the address asks for, what the server found, and what of it is selected. */
const useListState = () => {
  const search = listRoute.useSearch();
  const wanted = wantedOf(search);
  const listKey = JSON.stringify(wanted);
  const list = useValuationList(wanted);
  const totals = trpc.valuations.listTotals.useQuery().data;
  const items = useMemo(() => list.data?.pages.flatMap((page) => page.items) ?? [], [list.data]);
  const selection = useListSelection({
    items,
    listKey,
    pages: list.data?.pages.length ?? 0,
    isWhole: list.data?.pages.at(-1)?.nextCursor === null,
    dateOrder: wanted.sort === 'updatedAt' ? (wanted.direction ?? null) : null,
  });
  const asksForAll = activeFilters(search).length === 0 && isWholeView(search);
  const hasNone =
    totals !== undefined &&
    totals.draft + totals.in_progress + totals.completed === 0 &&
    !totals.hasArchived &&
    !totals.hasShared &&
    !totals.hasSharedArchived;
  return { list, items, totals, selection, wanted, listKey, isFirstTime: hasNone && asksForAll };
};

const useCreateDialog = () => {
  const { new: dialogOpen = false } = listRoute.useSearch();
  const navigate = listRoute.useNavigate();
  const openDialog = () => void navigate({ search: (before) => ({ ...before, new: true }) });
  const closeDialog = useCallback(
    () => void navigate({ search: ({ new: _new, ...before }) => before, replace: true }),
    [navigate],
  );
  return { dialogOpen, openDialog, closeDialog };
};
