import { useLingui } from '@lingui/react/macro';
import { reportKinds } from '@valia/domain/reports/report-choice.ts';
import { languageNames, languages } from '@valia/i18n/languages.ts';
import { reportTerms } from '@valia/i18n/terms/report-terms.ts';
import { FilterBar } from '../../components/filters/filter-bar.tsx';
import type { Filter } from '../../components/filters/filter.ts';
import type { ListUrlState } from '../../components/filters/use-list-url-state.ts';
import type { ReportsSearch } from './read-reports-search.ts';

/** The filters of the list, which are stored in the URL. */
export const ReportFilters = ({ address }: { address: ListUrlState }) => {
  const { t, i18n } = useLingui();
  const filters: Filter<keyof ReportsSearch>[] = [
    {
      kind: 'field',
      key: 'kind',
      label: t`Tipo de informe`,
      all: t`Todos los tipos`,
      options: reportKinds.map((kind) => ({ value: kind, label: i18n._(reportTerms.kinds[kind]) })),
    },
    {
      kind: 'field',
      key: 'language',
      label: t`Idioma del informe`,
      all: t`Todos los idiomas`,
      options: languages.map((value) => ({ value, label: languageNames[value] })),
    },
  ];
  const searchField = { label: t`Buscar por empresa`, placeholder: t`Empresa` };
  return <FilterBar address={address} searchField={searchField} filters={filters} isWide />;
};
