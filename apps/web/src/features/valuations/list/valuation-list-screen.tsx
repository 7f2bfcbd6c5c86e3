import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useCallback, useMemo } from 'react';
import { PageHead } from '../../../components/page-head.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { BulkBar } from './bulk/bulk-bar.tsx';
import { RunBar, useCurrentRun } from './bulk/run-bar.tsx';
import { useListActions } from './bulk/use-list-actions.tsx';
import { useSelectAll } from './bulk/use-select-all.ts';
import { CreateValuationDialog } from './create-valuation-dialog.tsx';
import { ExportMenu } from './export/export-menu.tsx';
import { useExport } from './export/use-export.ts';
import { ListFilters } from './filters/list-filters.tsx';
import { ListResults } from './list-results.tsx';
import { activeFilters, listRoute, viewSearchOf, wantedOf } from './list-search.ts';
import { ListSentence } from './list-sentence.tsx';
import { useTablePreferences } from './table-preferences.ts';
import { TableSettings } from './table-settings.tsx';
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
  const { list, items, totals, selection, wanted, isFirstTime } = state;
  const { actions, dialogs } = useListActions(selection, wanted);
  const selectAll = useSelectAll(selection, wanted);
  const exportList = useExport();
  const [preferences, setPreferences] = useTablePreferences();
  const tableFits = useTableFits();
  const run = useCurrentRun();
  const { dialogOpen, openDialog, closeDialog } = useCreateDialog();
  const create = (
    <Button leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />} onClick={openDialog}>
      <Trans>Nueva valoración</Trans>
    </Button>
  );
  const exportAll = tableFits && wanted.scope !== 'shared' && (
    <ExportMenu
      isDisabled={items.length === 0}
      onExport={(format) => void exportList({ wanted, ids: null, format })}
    />
  );
  const hasMore = list.hasNextPage || selection.items.length < items.length;
  return (
    <div
      className={styles.screen}
      data-has-bar={run !== null || selection.items.length > 0 || undefined}
    >
      <PageHead
        title={t`Valoraciones`}
        sentence={<ListSentence totals={totals} />}
        actions={
          isFirstTime ? undefined : (
            <>
              {exportAll}
              {create}
            </>
          )
        }
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
      {run !== null && <RunBar run={run} />}
      {run === null && selection.items.length > 0 && (
        <BulkBar
          items={selection.items}
          actions={actions}
          onClear={selection.clear}
          onSelectAll={hasMore ? () => void selectAll() : null}
        />
      )}
      {dialogs}
      <CreateValuationDialog opened={dialogOpen} onClose={closeDialog} />
    </div>
  );
};

/** What the address asks for, what the server found, and what of it is selected. */
const useListState = () => {
  const search = listRoute.useSearch();
  const wanted = wantedOf(search);
  const list = useValuationList(wanted);
  const totals = trpc.valuations.listTotals.useQuery().data;
  const items = useMemo(() => list.data?.pages.flatMap((page) => page.items) ?? [], [list.data]);
  const selection = useListSelection(items, JSON.stringify(wanted));
  const asksForAll =
    activeFilters(search).length === 0 && viewSearchOf(search)['status'] === undefined;
  const hasNone =
    totals !== undefined &&
    totals.draft + totals.in_progress + totals.completed === 0 &&
    !totals.hasArchived &&
    !totals.hasShared;
  return { list, items, totals, selection, wanted, isFirstTime: hasNone && asksForAll };
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
