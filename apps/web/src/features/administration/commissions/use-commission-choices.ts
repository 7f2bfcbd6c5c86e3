import { useLingui } from '@lingui/react/macro';
import type { CommissionStatusTotals } from '@valia/domain/commissions/commission-schemas.ts';
import { requestTypes } from '@valia/domain/collaborations/request-status.ts';
import { commissionTerms } from '@valia/i18n/terms/commission-terms.ts';
import { choiceFilter, optionsForValues } from '../../../components/filters/choice-filter.ts';
import type { Filter } from '../../../components/filters/filter.ts';
import type { SortOrder } from '../../../components/filters/sort-menu.tsx';
import type { SharedViewTab } from '../../../components/views/view-tabs.tsx';
import type { CommissionsSearch } from './read-commissions-search.ts';

/** The predefined views of the list, in the order in which commissions are processed. */
export const useCommissionTabs = (totals: CommissionStatusTotals | undefined): SharedViewTab[] => {
  const { t } = useLingui();
  const of = totals?.byStatus;
  const all = of && Object.values(of).reduce((sum, { count }) => sum + count, 0);
  return [
    { label: t`Todas`, view: {}, count: all },
    { label: t`Por aprobar`, view: { view: 'earned' }, count: of?.earned.count },
    { label: t`Por pagar`, view: { view: 'approved' }, count: of?.approved.count },
    { label: t`Fuera de plazo`, view: { view: 'overdue' }, count: totals?.overdue.count },
    { label: t`Pagadas`, view: { view: 'paid' }, count: of?.paid.count },
    { label: t`Estimadas`, view: { view: 'estimated' }, count: of?.estimated.count },
  ];
};

/** The filters of the list, without the one that the view fixes. */
export const useCommissionFilters = ({
  view,
}: CommissionsSearch): Filter<keyof CommissionsSearch>[] => {
  const { t, i18n } = useLingui();
  const { statuses, requestTypes: names } = commissionTerms;
  const type = choiceFilter('type', t`Tipo`, optionsForValues(i18n, requestTypes, names));
  if (view !== undefined) return [type];
  const undone = optionsForValues(i18n, ['cancelled', 'reversed'], statuses);
  return [type, choiceFilter('status', t`Deshechas`, undone)];
};

/** The first order is the default, which is not written to the URL. */
export const useCommissionOrders = (): SortOrder[] => {
  const { t } = useLingui();
  return [
    { sort: 'since', direction: 'desc', label: t`Lo último que cambió primero` },
    { sort: 'since', direction: 'asc', label: t`Lo que más espera primero` },
    { sort: 'due', direction: 'asc', label: t`Lo que vence antes primero` },
    { sort: 'amount', direction: 'desc', label: t`Las mayores primero` },
  ];
};
