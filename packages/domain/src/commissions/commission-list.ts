import { requestTypes } from '../collaborations/request-status.ts';
import { declareList } from '../lists/declare-list.ts';
import { commissionEntryKinds } from './commission-ledger.ts';
import { commissionStatuses } from './commission-status.ts';

/** The commissions of all referrers, for administrators. */
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
    /** The time since the status applies. */
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
    /** The open commission, and the action expanded in its panel. */
    commission: 'id',
    act: /^[a-z-]{1,30}$/,
    tariffs: 'switch',
  },
});

/** The commissions of one referrer. */
export const ownCommissions = declareList({
  name: 'own-commissions',
  fields: {
    status: { kind: 'choice', of: commissionStatuses, filter: 'one' },
    created: { kind: 'instant', sort: 'desc' },
  },
});

/** The entries of a referrer's ledger, by default of this year. */
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
