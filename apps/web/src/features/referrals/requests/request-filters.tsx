import { useLingui } from '@lingui/react/macro';
import { requestStatuses, requestTypes } from '@valia/domain/collaborations/request-status.ts';
import { requestTerms } from '@valia/i18n/terms/request-terms.ts';
import { choiceFilter, optionsForValues } from '../../../components/filters/choice-filter.ts';
import { FilterBar } from '../../../components/filters/filter-bar.tsx';
import type { Filter } from '../../../components/filters/filter.ts';
import type { RequestsSearch } from './read-requests-search.ts';
import type { RequestsListUrlState } from './use-requests.ts';

interface RequestFiltersProps {
  address: RequestsListUrlState;
  isWide: boolean;
}

/** The filters of the list, which are stored in the URL. */
export const RequestFilters = ({ address, isWide }: RequestFiltersProps) => {
  const { t, i18n } = useLingui();
  const filters: Filter<keyof RequestsSearch>[] = [
    choiceFilter('type', t`Tipo`, optionsForValues(i18n, requestTypes, requestTerms.types)),
    choiceFilter('status', t`Estado`, optionsForValues(i18n, requestStatuses, requestTerms.statuses)),
    choiceFilter('period', t`Fecha`, {
      '30d': t`últimos 30 días`,
      '90d': t`últimos 90 días`,
      '365d': t`últimos 12 meses`,
    }),
  ];
  return (
    <FilterBar
      address={address}
      searchField={{ label: t`Buscar por empresa o asesor`, placeholder: t`Empresa o asesor` }}
      filters={filters}
      isWide={isWide}
      orders={[
        { sort: 'created', direction: 'desc', label: t`Las más recientes primero` },
        { sort: 'company', direction: 'asc', label: t`Por empresa` },
      ]}
    />
  );
};
