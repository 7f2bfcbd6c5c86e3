import type { Section } from '../screens/section.ts';

/** What an adviser asks of a client for a sale. */
export const feesSection = {
  name: 'fees',
  rights: {
    'calculate-fees': 'signedIn',
  },
  screens: {
    '/resources/fee-calculator': {
      entry: 'signed-in',
      file: 'fees/fees-screen',
      catalogs: ['fee-terms', 'fees'],
      search: 'fees',
      menu: 'resources',
      menuOrder: 50,
    },
  },
  objects: {
    'fee-preset': ['saved', 'deleted'],
  },
  views: {},
} as const satisfies Section;
