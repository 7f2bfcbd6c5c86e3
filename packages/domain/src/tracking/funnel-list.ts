import { userLanguages } from '../accounts/user-languages.ts';
import { leadSources } from '../leads/lead-list.ts';
import { declareList } from '../lists/declare-list.ts';
import { funnelPeriods } from './funnel-steps.ts';

/** The filters of the funnels. */
export const funnelList = declareList({
  name: 'funnel',
  fields: {
    period: { kind: 'choice', of: funnelPeriods, filter: 'own' },
    /** The `utm_source` of the visits; `direct` for visits without one. */
    visits: { kind: 'text', pattern: /^[\w.-]{1,60}$/, filter: 'own' },
    language: { kind: 'choice', of: userLanguages, filter: 'own' },
    source: { kind: 'choice', of: leadSources, filter: 'own' },
    adviser: { kind: 'id', filter: 'own' },
  },
});
