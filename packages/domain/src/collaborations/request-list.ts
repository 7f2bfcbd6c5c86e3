import { declareList, type ListFields } from '../lists/declare-list.ts';
import { requestStatuses, requestTypes } from './request-status.ts';

/** Requests to the firm, or between advisers. */
export const requestAudiences = ['firm', 'advisers'] as const;

const requestFields = {
  type: { kind: 'choice', of: requestTypes, filter: 'one' },
  status: { kind: 'choice', of: requestStatuses, filter: 'one' },
} as const satisfies ListFields;

/** The requests that a user sent or received. */
export const ownRequests = declareList({
  name: 'requests',
  search: 100,
  order: 'created',
  fields: {
    ...requestFields,
    /** The time when the request was sent. */
    period: {
      kind: 'instant',
      filter: 'since',
      of: ['30d', '90d', '365d'],
      sort: 'desc',
      sortAs: 'created',
    },
    company: { kind: 'text', sort: 'asc' },
  },
  further: {
    /** The open request, and the action expanded in its panel. */
    request: 'id',
    act: { of: ['accept', 'reject', 'withdraw'] },
    /** Whether the form of a new request is open; it starts from `lead` or `valuation` if one is set. */
    new: 'switch',
    lead: 'id',
    valuation: 'id',
  },
});

/** The requests for administrators; without a view, those waiting for the firm, oldest first. */
export const administratedRequests = declareList({
  name: 'firm-requests',
  search: 100,
  order: 'created',
  fields: {
    audience: { kind: 'choice', of: requestAudiences, filter: 'own', as: null, usual: 'firm' },
    ...requestFields,
    created: { kind: 'instant', sort: 'desc' },
  },
  views: {
    '': { audience: 'firm', status: 'pending', direction: 'asc' },
    firm: { audience: 'firm' },
    advisers: { audience: 'advisers' },
  },
  further: {
    /** The open request, and the action expanded in its panel. */
    request: 'id',
    act: { of: ['reject'] },
  },
});
