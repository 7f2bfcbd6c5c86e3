import { declareList } from '../lists/declare-list.ts';

export const organizationStatuses = ['active', 'disabled', 'archived'] as const;
export type OrganizationStatus = (typeof organizationStatuses)[number];

/** All organizations; closed ones are listed only in their own view. */
export const organizationList = declareList({
  name: 'organizations',
  search: 100,
  order: 'created',
  fields: {
    status: { kind: 'choice', of: organizationStatuses, filter: 'own', as: null },
    /** Whether the organization has members other than the owner. */
    team: { kind: 'yes-no', of: ['several', 'alone'], filter: 'own' },
    created: { kind: 'instant', sort: 'desc' },
    name: { kind: 'text', sort: 'asc' },
  },
  views: { disabled: { status: 'disabled' }, archived: { status: 'archived' } },
  further: {
    /** The open organization, and the action expanded in its panel. */
    organization: 'id',
    act: /^[\da-z-]{1,50}$/,
  },
});
