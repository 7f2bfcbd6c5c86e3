import type { Section } from '../screens/section.ts';

/** What a business means to earn and spend in a year, month by month. */
export const budgetsSection = {
  name: 'budget',
  rights: {
    'work-on-own-budgets': 'signedIn',
  },
  screens: {
    '/monthly-budget': {
      entry: 'signed-in',
      file: 'budget/monthly-budget-screen',
      catalogs: ['budget'],
      search: 'budget',
      menu: 'advanced',
      menuOrder: 10,
    },
  },
  objects: {
    budget: ['saved'],
  },
  views: {},
} as const satisfies Section;
