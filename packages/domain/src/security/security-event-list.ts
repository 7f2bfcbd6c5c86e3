import { declareList } from '../lists/declare-list.ts';
import { securityEventTypes, securitySeverities } from './security-event.ts';

/** The security events, newest first; without a view, those that nobody has acknowledged. */
export const securityEventList = declareList({
  name: 'security-events',
  search: 100,
  fields: {
    state: { kind: 'choice', of: ['open', 'acknowledged'], filter: 'own', as: null },
    severity: { kind: 'choice', of: securitySeverities, filter: 'one' },
    type: { kind: 'choice', of: securityEventTypes, filter: 'one' },
    /** Only high and critical events of the last 24 hours, acknowledged or not: those counted in the panel. */
    graveOfDay: { kind: 'flag', filter: 'own', as: null },
    time: { kind: 'instant', sort: 'desc' },
  },
  views: {
    '': { state: 'open' },
    grave: { graveOfDay: true },
    acknowledged: { state: 'acknowledged' },
    all: {},
  },
  further: { event: 'id' },
});
