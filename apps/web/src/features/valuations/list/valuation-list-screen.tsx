import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { useCallback } from 'react';
import { PageHead } from '../../../components/page-head.tsx';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { ListFilters } from './list-filters.tsx';
import { ListResults } from './list-results.tsx';
import { ListSentence } from './list-sentence.tsx';
import styles from './valuation-list-screen.module.css';
import { CreateValuationDialog } from './create-valuation-dialog.tsx';
import { StatusTabs } from './status-tabs.tsx';
import { useValuationList } from './use-valuation-list.ts';

const route = getRouteApi('/authenticated/shell/valuations');

/** All my valuations. What is looked for lives in the address, so that back works and a list can be shared. */
export const ValuationListScreen = () => {
  const { t } = useLingui();
  usePageTitle(t`Valoraciones`);
  const { new: dialogOpen = false, ...wanted } = route.useSearch();
  const navigate = route.useNavigate();
  const list = useValuationList({
    search: wanted.search ?? '',
    status: wanted.status ?? null,
    type: wanted.type ?? null,
    sort: wanted.sort ?? 'updatedAt',
    direction: wanted.direction ?? 'desc',
  });
  const totals = list.data?.pages[0]?.totals;
  const total = totals && totals.draft + totals.in_progress + totals.completed;

  const openDialog = () => void navigate({ search: (before) => ({ ...before, new: true }) });
  const closeDialog = useCallback(
    () => void navigate({ search: ({ new: _new, ...before }) => before, replace: true }),
    [navigate],
  );
  const newValuation = (
    <Button leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />} onClick={openDialog}>
      <Trans>Nueva valoración</Trans>
    </Button>
  );

  return (
    <div className={styles.screen}>
      <PageHead
        title={t`Valoraciones`}
        sentence={<ListSentence totals={totals} />}
        actions={total === 0 ? undefined : newValuation}
      />
      {total !== 0 && (
        <>
          <StatusTabs totals={totals} />
          <ListFilters />
        </>
      )}
      <ListResults list={list} emptyAction={newValuation} />
      <CreateValuationDialog opened={dialogOpen} onClose={closeDialog} />
    </div>
  );
};
