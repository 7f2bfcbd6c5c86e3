import { useLingui } from '@lingui/react/macro';
import type { OrganizationTotals } from '@valia/domain/organizations/organization-administration-schemas.ts';
import { choiceFilter } from '../../../components/filters/choice-filter.ts';
import type { Filter } from '../../../components/filters/filter.ts';
import type { SortOrder } from '../../../components/filters/sort-menu.tsx';
import type { ViewTab } from '../../../components/views/view-tabs.tsx';
import type { OrganizationsSearch } from './read-organizations-search.ts';

/** The views of the list that everybody has. */
export const useOrganizationTabs = (totals: OrganizationTotals | undefined): ViewTab[] => {
  const { t } = useLingui();
  return [
    {
      label: t`Abiertas`,
      view: {},
      count: totals === undefined ? undefined : totals.active + totals.disabled,
    },
    { label: t`Desactivadas`, view: { view: 'disabled' }, count: totals?.disabled },
    { label: t`Cerradas`, view: { view: 'archived' }, count: totals?.archived },
  ];
};

export const useOrganizationFilters = (): Filter<keyof OrganizationsSearch>[] => {
  const { t } = useLingui();
  return [
    choiceFilter('team', t`Equipo`, {
      several: t`con más miembros`,
      alone: t`una sola persona`,
    }),
  ];
};

/** The first is the one without a word in the address. */
export const useOrganizationOrders = (): SortOrder[] => {
  const { t } = useLingui();
  return [
    { sort: 'created', direction: 'desc', label: t`Las altas más recientes primero` },
    { sort: 'name', direction: 'asc', label: t`Por nombre, de la A a la Z` },
  ];
};
