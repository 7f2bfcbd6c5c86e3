import { useLingui } from '@lingui/react/macro';
import { roles } from '@valia/domain/accounts/account-schemas.ts';
import { verificationStatuses } from '@valia/domain/accounts/adviser-verification.ts';
import type { UserTotals } from '@valia/domain/accounts/user-administration-schemas.ts';
import { accountTerms } from '@valia/i18n/terms/account-terms.ts';
import { choiceFilter, namesOf } from '../../../components/filters/choice-filter.ts';
import type { Filter } from '../../../components/filters/filter.ts';
import type { SortOrder } from '../../../components/filters/sort-menu.tsx';
import type { ViewTab } from '../../../components/views/view-tabs.tsx';
import type { UsersSearch } from './read-users-search.ts';

/** The views of the list that everybody has. */
export const useUserTabs = (totals: UserTotals | undefined): ViewTab[] => {
  const { t } = useLingui();
  return [
    { label: t`Todos`, view: {}, count: totals?.all },
    { label: t`Por verificar`, view: { view: 'pending' }, count: totals?.toVerify },
    { label: t`Bloqueados`, view: { view: 'locked' }, count: totals?.locked },
    {
      label: t`Sin segundo factor`,
      view: { view: 'unprotected' },
      count: totals?.withoutSecondFactor,
    },
  ];
};

/** The filters of the list, without the one that the view fixes. */
export const useUserFilters = ({ view }: UsersSearch): Filter<keyof UsersSearch>[] => {
  const { t, i18n } = useLingui();
  const statuses = namesOf(i18n, verificationStatuses, accountTerms.verification);
  const status = choiceFilter('status', t`Estado`, { active: t`activa`, locked: t`bloqueada` });
  const factor = choiceFilter('factor', t`Segundo factor`, { on: t`activo`, off: t`sin activar` });
  return [
    choiceFilter('role', t`Rol`, namesOf(i18n, roles, accountTerms.roles)),
    ...(view === 'pending' ? [] : [choiceFilter('verification', t`Verificación`, statuses)]),
    choiceFilter('access', t`Acceso`, { '7d': t`7 días`, '30d': t`30 días`, '90d': t`90 días` }),
    ...(view === 'locked' || view === 'pending' ? [] : [{ ...status, isFurther: true }]),
    ...(view === 'unprotected' ? [] : [{ ...factor, isFurther: true }]),
  ];
};

/** The first is the one without a word in the address. */
export const useUserOrders = (): SortOrder[] => {
  const { t } = useLingui();
  return [
    { sort: 'access', direction: 'desc', label: t`El último acceso primero` },
    { sort: 'created', direction: 'desc', label: t`Las altas más recientes primero` },
    { sort: 'due', direction: 'asc', label: t`Lo que vence antes primero` },
  ];
};
