import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '@mantine/core';
import type { Budget } from '@valia/domain/budgets/budget-schemas.ts';
import { madridCalendar } from '@valia/domain/calendar/madrid-calendar.ts';
import { useState } from 'react';
import { useListUrlState } from '../../components/filters/use-list-url-state.ts';
import { PageHeading } from '../../components/page-heading.tsx';
import { QueryState } from '../../components/states/query-state.tsx';
import { usePageTitle } from '../../lib/page/use-page-title.ts';
import { trpc } from '../../lib/trpc.ts';
import { BudgetPage } from './budget-page.tsx';
import { budgetSearchSchema } from './read-budget-search.ts';

/** /monthly-budget: a year of income and costs by month, budgeted and actual. */
export const MonthlyBudgetScreen = () => {
  const { t } = useLingui();
  usePageTitle(t`Presupuesto mensual`);
  const address = useListUrlState(budgetSearchSchema);
  const [thisYear] = useState(() => Number(madridCalendar.date(new Date()).slice(0, 4)));
  const year = address.search.year ?? thisYear;
  const query = trpc.valuations.budgets.get.useQuery({ year });
  return (
    <QueryState
      query={query}
      loading={
        <>
          <PageHeading title={t`Presupuesto de ${year}`} />
          <Skeleton height={640} radius="lg" />
        </>
      }
    >
      {(budget: Budget) => <BudgetPage key={budget.year} budget={budget} address={address} />}
    </QueryState>
  );
};
