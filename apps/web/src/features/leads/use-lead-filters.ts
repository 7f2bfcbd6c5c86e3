import { useLingui } from '@lingui/react/macro';
import type { LeadTotals } from '@valia/domain/leads/lead-schemas.ts';
import { sectors } from '@valia/domain/sectors/sectors.ts';
import { leadTerms } from '@valia/i18n/terms/lead-terms.ts';
import { allNames, choiceFilter } from '../../components/filters/choice-filter.ts';
import type { Filter } from '../../components/filters/filter.ts';
import type { SortOrder } from '../../components/filters/sort-menu.tsx';
import type { ViewTab } from '../../components/views/view-tabs.tsx';
import { useLanguage } from '../../lib/language.ts';
import type { LeadsSearch } from './read-leads-search.ts';

/** The views of the list that everybody has. */
export const useLeadTabs = (totals: LeadTotals | undefined): ViewTab[] => {
  const { t } = useLingui();
  return [
    { label: t`Todos`, view: {}, count: totals?.all },
    { label: t`Pasos de hoy`, view: { view: 'today' }, count: totals?.today },
    { label: t`Con retraso`, view: { view: 'overdue' }, count: totals?.overdue },
    { label: t`Compradores`, view: { view: 'buyers' }, count: totals?.buyers },
    { label: t`Más de 5 M€`, view: { view: 'large' }, count: totals?.large },
  ];
};

type LeadFilterField = Filter<keyof LeadsSearch>;

const without = (view: LeadsSearch['view'], hidden: readonly LeadsSearch['view'][]): boolean =>
  !hidden.includes(view);

/** The filters of the list, without the one that the view fixes. */
export const useLeadFilters = ({ view, as }: LeadsSearch): LeadFilterField[] => {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const inOrder = sectors
    .map(({ code, names }) => ({ value: code, label: names[language] }))
    .toSorted((one, other) => one.label.localeCompare(other.label, language));
  const steps = choiceFilter('step', t`Próximo paso`, {
    overdue: t`con retraso`,
    today: t`hoy`,
    week: t`en 7 días`,
    none: t`sin próximo paso`,
  });
  const fields: [isShown: boolean, field: LeadFilterField][] = [
    [without(view, ['buyers']), choiceFilter('kind', t`Interés`, allNames(i18n, leadTerms.kinds))],
    [as === 'table', choiceFilter('stage', t`Etapa`, allNames(i18n, leadTerms.stages))],
    [true, { kind: 'choice', key: 'sector', label: t`Sector`, options: inOrder }],
    [true, { kind: 'amounts', low: 'min', high: 'max', label: t`Facturación` }],
    [true, choiceFilter('source', t`Origen`, allNames(i18n, leadTerms.sources))],
    [without(view, ['today', 'overdue']), steps],
  ];
  return fields.flatMap(([isShown, field]) => (isShown ? [field] : []));
};

/** The first is the one without a word in the address. */
export const useLeadOrders = (): SortOrder[] => {
  const { t } = useLingui();
  return [
    { sort: 'next-step', direction: 'asc', label: t`El próximo paso primero` },
    { sort: 'created', direction: 'desc', label: t`Los más recientes primero` },
    { sort: 'revenue', direction: 'desc', label: t`Los que más facturan primero` },
    { sort: 'company', direction: 'asc', label: t`Por nombre de empresa` },
  ];
};
