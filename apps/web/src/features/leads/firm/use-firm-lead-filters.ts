import { useLingui } from '@lingui/react/macro';
import type { FirmLeadTotals } from '@valia/domain/leads/lead-administration-schemas.ts';
import { sectors } from '@valia/domain/sectors/sectors.ts';
import { leadTerms } from '@valia/i18n/terms/lead-terms.ts';
import { allNames, choiceFilter } from '../../../components/filters/choice-filter.ts';
import type { Filter } from '../../../components/filters/filter.ts';
import type { SortOrder } from '../../../components/filters/sort-menu.tsx';
import type { ViewTab } from '../../../components/views/view-tabs.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { trpc } from '../../../lib/trpc.ts';
import type { FirmLeadsSearch } from './read-firm-leads-search.ts';

/** The views of the list that everybody has. */
export const useFirmLeadTabs = (totals: FirmLeadTotals | undefined): ViewTab[] => {
  const { t } = useLingui();
  return [
    { label: t`Todos`, view: {} },
    { label: t`Abiertos`, view: { view: 'open' } },
    { label: t`Sin asignar`, view: { view: 'unassigned' }, count: totals?.unassigned },
    { label: t`Más de 5 M€`, view: { view: 'large' } },
    { label: t`Posibles duplicados`, view: { view: 'duplicates' }, count: totals?.duplicates },
    { label: t`Ganados`, view: { view: 'won' } },
    { label: t`Perdidos`, view: { view: 'lost' } },
  ];
};

type FirmLeadField = Filter<keyof FirmLeadsSearch>;

/** The filters of the list, without the one that the view fixes. */
export const useFirmLeadFilters = ({ view }: FirmLeadsSearch): FirmLeadField[] => {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const advisers = trpc.admin.leads.assignees.useQuery({}).data?.advisers ?? [];
  const inOrder = sectors
    .map(({ code, names }) => ({ value: code, label: names[language] }))
    .toSorted((one, other) => one.label.localeCompare(other.label, language));
  const people = advisers.map(({ userId, name }) => ({ value: userId, label: name }));
  const stage = choiceFilter('stage', t`Etapa`, allNames(i18n, leadTerms.stages));
  const kind = choiceFilter('kind', t`Interés`, allNames(i18n, leadTerms.kinds));
  const adviser: FirmLeadField = {
    kind: 'choice',
    key: 'adviser',
    label: t`Asesor`,
    options: people,
  };
  return [
    ...(view === 'won' || view === 'lost' ? [] : [stage]),
    ...(view === 'unassigned' ? [] : [adviser]),
    { kind: 'choice', key: 'sector', label: t`Sector`, options: inOrder },
    choiceFilter('source', t`Origen`, allNames(i18n, leadTerms.sources)),
    choiceFilter('arrived', t`Entró`, {
      '7d': t`últimos 7 días`,
      '30d': t`últimos 30 días`,
      '90d': t`últimos 90 días`,
    }),
    { ...kind, isFurther: true },
  ];
};

/** The first is the one without a word in the address. */
export const useFirmLeadOrders = (): SortOrder[] => {
  const { t } = useLingui();
  return [
    { sort: 'created', direction: 'desc', label: t`Los más recientes primero` },
    { sort: 'revenue', direction: 'desc', label: t`Los que más facturan primero` },
  ];
};
