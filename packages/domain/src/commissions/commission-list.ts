import { requestTypes } from '../collaborations/request-status.ts';
import { declareList } from '../lists/declare-list.ts';
import { commissionEntryKinds } from './commission-ledger.ts';
import { commissionStatuses } from './commission-status.ts';

/** What the firm owes for referred companies. */
export const commissionList = declareList({
  name: 'commissions',
  search: 100,
  order: 'since',
  fields: {
    status: {
      kind: 'choice',
      of: commissionStatuses,
      offered: ['cancelled', 'reversed'],
      filter: 'one',
    },
    requestType: { kind: 'choice', of: requestTypes, filter: 'one', as: 'type' },
    isOverdue: { kind: 'yes-no', filter: 'own', as: null },
    /** Of its status. */
    since: { kind: 'instant', sort: 'desc' },
    amount: { kind: 'count', sort: 'desc' },
    due: { kind: 'instant', sort: 'asc' },
  },
  views: {
    earned: { status: 'earned', direction: 'asc' },
    approved: { status: 'approved', sort: 'due', direction: 'asc' },
    overdue: { status: 'approved', isOverdue: true, sort: 'due', direction: 'asc' },
    paid: { status: 'paid' },
    estimated: { status: 'estimated' },
  },
  further: {
    /** The open request, and the action expanded in its panel. */
    commission: 'id',
    act: /^[a-z-]{1,30}$/,
    tariffs: 'switch',
  },
});

/** What a person's requests earn them. */
export const ownCommissions = declareList({
  name: 'own-commissions',
  fields: {
    status: { kind: 'choice', of: commissionStatuses, filter: 'one' },
    created: { kind: 'instant', sort: 'desc' },
  },
});

/** What the firm owes a person, entry by entry; without a period it is this year's. */
export const commissionStatement = declareList({
  name: 'commission-statement',
  search: 100,
  fields: {
    period: { kind: 'instant', of: ['month', 'quarter', 'last-year'], filter: 'own' },
    from: { kind: 'day', filter: 'own' },
    to: { kind: 'day', filter: 'own' },
    kind: { kind: 'choice', of: commissionEntryKinds, filter: 'own' },
  },
});
