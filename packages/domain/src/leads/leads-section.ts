import type { Section } from '../screens/section.ts';
import { firmLeads, ownLeads } from './lead-list.ts';

/** Businesses that may be sold or bought, of an adviser and of the firm. */
export const leadsSection = {
  name: 'leads',
  rights: {
    'work-on-own-leads': 'signedIn',
  },
  screens: {
    '/my-leads': {
      entry: 'signed-in',
      file: 'leads/leads-screen',
      catalogs: ['lists', 'lead-terms', 'leads'],
      search: 'leads',
      menu: 'resources',
      menuOrder: 30,
    },
    '/admin/sell-leads': {
      entry: 'administrator',
      file: 'leads/firm/sell-leads-screen',
      catalogs: ['lists', 'lead-terms', 'leads', 'administration'],
      search: 'firm-leads',
      menu: 'administration',
      menuOrder: 60,
    },
  },
  objects: {
    lead: [],
    'unassigned-lead': [],
  },
  views: { [ownLeads.name]: 'work-on-own-leads', [firmLeads.name]: 'enter-administration' },
} as const satisfies Section;
