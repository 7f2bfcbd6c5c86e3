import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import type { FirmLeadTotals } from '@valia/domain/leads/lead-administration-schemas.ts';
import { sectors } from '@valia/domain/sectors/sectors.ts';
import { leadTerms } from '@valia/i18n/terms/lead-terms.ts';
import type { Filter, FilterOption } from '../../../components/filters/filter.ts';
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
  const named = (terms: Readonly<Record<string, MessageDescriptor>>): FilterOption[] =>
    Object.entries(terms).map(([value, name]) => ({ value, label: i18n._(name) }));
  const inOrder = sectors
    .map(({ code, names }) => ({ value: code, label: names[language] }))
    .toSorted((one, other) => one.label.localeCompare(other.label, language));
  const people = advisers.map(({ userId, name }) => ({ value: userId, label: name }));
  const periods = [
    { value: '7d', label: t`últimos 7 días` },
    { value: '30d', label: t`últimos 30 días` },
    { value: '90d', label: t`últimos 90 días` },
  ];
  const stage: FirmLeadField = {
    kind: 'choice',
    key: 'stage',
    label: t`Etapa`,
    options: named(leadTerms.stages),
  };
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
    { kind: 'choice', key: 'source', label: t`Origen`, options: named(leadTerms.sources) },
    { kind: 'choice', key: 'arrived', label: t`Entró`, options: periods },
    {
      kind: 'choice',
      key: 'kind',
      label: t`Interés`,
      options: named(leadTerms.kinds),
      isFurther: true,
    },
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
