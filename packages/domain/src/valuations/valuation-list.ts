import { declareList } from '../lists/declare-list.ts';
import { maxTagLength } from './normalise-tag.ts';
import { valuationStatuses } from './valuation-status.ts';
import { valuationTypes } from './valuation-type.ts';

/** The user's own valuations, or those that others share with them. Days are in Madrid, both included. */
export const valuationList = declareList({
  name: 'valuations',
  search: 100,
  order: 'updatedAt',
  fields: {
    scope: { kind: 'choice', of: ['own', 'shared'], filter: 'own', usual: 'own', isView: true },
    archived: { kind: 'flag', filter: 'own', isView: true },
    status: { kind: 'choice', of: valuationStatuses, filter: 'one', isView: true },
    type: { kind: 'choice', of: valuationTypes, filter: 'one' },
    method: { kind: 'choice', of: ['mixed', 'dcf', 'multiples'], filter: 'one' },
    sector: { kind: 'sector', filter: 'one' },
    province: { kind: 'province', filter: 'one' },
    tag: { kind: 'text', longest: maxTagLength, filter: 'own' },
    updated: {
      kind: 'instant',
      of: ['7d', '30d', '6m', '12m'],
      filter: 'own',
      sort: 'desc',
      sortAs: 'updatedAt',
    },
    updatedFrom: { kind: 'day', filter: 'own', as: 'from' },
    updatedTo: { kind: 'day', filter: 'own', as: 'to' },
    /** The central value, in whole units of the valuation's currency. */
    value: {
      kind: 'money',
      filter: 'range',
      as: ['min', 'max'],
      sort: 'desc',
      sortAs: 'equityCentral',
    },
    companyName: { kind: 'text', sort: 'asc' },
  },
  further: {
    /** Whether the dialog for a new valuation is open. */
    new: 'switch',
  },
});
