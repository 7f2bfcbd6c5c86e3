import { useLingui } from '@lingui/react/macro';
import type { OrganizationTotals } from '@valia/domain/organizations/organization-administration-schemas.ts';
import { choiceFilter } from '../../../components/filters/choice-filter.ts';
import type { Filter } from '../../../components/filters/filter.ts';
import type { SortOrder } from '../../../components/filters/sort-menu.tsx';
import type { SharedViewTab } from '../../../components/views/view-tabs.tsx';
import type { OrganizationsSearch } from './read-organizations-search.ts';

/** The predefined views of the list. */
export const useOrganizationTabs = (totals: OrganizationTotals | undefined): SharedViewTab[] => {
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

/** The first order is the default, which is not written to the URL. */
export const useOrganizationOrders = (): SortOrder[] => {
  const { t } = useLingui();
  return [
    { sort: 'created', direction: 'desc', label: t`Las altas más recientes primero` },
    { sort: 'name', direction: 'asc', label: t`Por nombre, de la A a la Z` },
  ];
};
