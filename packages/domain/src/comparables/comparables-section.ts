import type { Section } from '../screens/section.ts';

/** Sales that an adviser knows of, beside what is known of whole sectors. */
export const comparablesSection = {
  name: 'comparables',
  rights: { 'work-on-own-comparables': 'signedIn' },
  screens: {
    '/comparable-multiples': {
      entry: 'signed-in',
      file: 'comparables/comparable-multiples-screen',
      catalogs: ['lists', 'valuation-terms', 'comparables'],
      search: 'comparables',
      menu: 'advanced',
      menuOrder: 20,
    },
  },
  objects: { comparable: ['updated', 'deleted'] },
  views: {},
} as const satisfies Section;
