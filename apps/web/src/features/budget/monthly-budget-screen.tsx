import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '@mantine/core';
import type { Budget } from '@valia/domain/budgets/budget-schemas.ts';
import { madridCalendar } from '@valia/domain/calendar/madrid-calendar.ts';
import { useState } from 'react';
import { useAddress } from '../../components/filters/use-address.ts';
import { PageHead } from '../../components/page-head.tsx';
import { QueryState } from '../../components/states/query-state.tsx';
import { usePageTitle } from '../../lib/page/use-page-title.ts';
import { trpc } from '../../lib/trpc.ts';
import { BudgetPage } from './budget-page.tsx';
import { budgetSearchSchema } from './read-budget-search.ts';

/** /monthly-budget: a year of income and costs, month by month, as budgeted and as it was. */
export const MonthlyBudgetScreen = () => {
  const { t } = useLingui();
  usePageTitle(t`Presupuesto mensual`);
  const address = useAddress(budgetSearchSchema);
  const [thisYear] = useState(() => Number(madridCalendar.date(new Date()).slice(0, 4)));
  const year = address.search.year ?? thisYear;
  const query = trpc.valuations.budgets.get.useQuery({ year });
  return (
    <QueryState
      query={query}
      loading={
        <>
          <PageHead title={t`Presupuesto de ${year}`} />
          <Skeleton height={640} radius="lg" />
        </>
      }
    >
      {(budget: Budget) => <BudgetPage key={budget.year} budget={budget} address={address} />}
    </QueryState>
  );
};
