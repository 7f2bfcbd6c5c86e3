import { useLingui } from '@lingui/react/macro';
import type { SharedViewTab } from '../../../components/views/view-tabs.tsx';
import type { ListSearch } from './list-search.ts';
import type { ListTotals } from './list-types.ts';

/** The predefined views of the list; those of shared and archived valuations are only shown when there are any. */
export const useListTabs = (
  totals: ListTotals | undefined,
  search: ListSearch,
): SharedViewTab[] => {
  const { t } = useLingui();
  const isShared = search.scope === 'shared';
  const isArchived = search.archived === true;
  const tabs: (SharedViewTab & { isShown?: boolean })[] = [
    {
      label: t`Todas`,
      view: {},
      count: totals && totals.draft + totals.in_progress + totals.completed,
    },
    { label: t`En curso`, view: { status: 'in_progress' }, count: totals?.in_progress },
    { label: t`Completadas`, view: { status: 'completed' }, count: totals?.completed },
    { label: t`Borradores`, view: { status: 'draft' }, count: totals?.draft },
    {
      label: t`Compartidas conmigo`,
      view: { scope: 'shared' },
      isShown: totals?.hasShared === true || isShared,
    },
    {
      label: t`Archivadas`,
      view: { archived: true },
      isShown: totals?.hasArchived === true || isArchived,
    },
    {
      label: t`Compartidas archivadas`,
      view: { scope: 'shared', archived: true },
      isShown: totals?.hasSharedArchived === true || (isShared && isArchived),
    },
  ];
  return tabs.filter(({ isShown = true }) => isShown);
};
