import { userLanguages } from '../accounts/user-languages.ts';
import { leadSources } from '../leads/lead-list.ts';
import { declareList } from '../lists/declare-list.ts';
import { funnelPeriods } from './funnel-steps.ts';

/** What the funnels count: of which period, which visits and which leads. */
export const funnelList = declareList({
  name: 'funnel',
  fields: {
    period: { kind: 'choice', of: funnelPeriods, filter: 'own' },
    /** Of the address's `utm_source`; `direct` for none. */
    visits: { kind: 'text', pattern: /^[\w.-]{1,60}$/, filter: 'own' },
    language: { kind: 'choice', of: userLanguages, filter: 'own' },
    source: { kind: 'choice', of: leadSources, filter: 'own' },
    adviser: { kind: 'id', filter: 'own' },
  },
});
