import { msg } from '@lingui/core/macro';
import { IconCalendarDollar } from '@tabler/icons-react';
import type { budgetsSection } from '@valia/domain/budgets/budgets-section.ts';
import type { SectionMenu } from '../../lib/section-menu.ts';

export const budgetMenu: SectionMenu<typeof budgetsSection> = {
  entries: {
    '/monthly-budget': { label: msg`Presupuesto mensual`, Icon: IconCalendarDollar },
  },
  objects: {
    budget: { kind: msg`Presupuesto`, one: msg`un presupuesto` },
  },
};
