import { AppError } from '../errors/app-error.ts';
import { ofSections } from '../screens/of-sections.ts';
import { policies, type Policy, type RightsHolder } from './policies.ts';

/** Who may do what, besides what sections declare. An object's owner is checked in the query that loads it. */
const rights = {
  'view-dashboard': 'signedIn',
  'work-on-own-valuations': 'signedIn',
  'share-own-valuations': 'signedIn',
  'issue-own-reports': 'signedIn',
  'read-sector-multiples': 'signedIn',
  // An administrator deals with the requests to the firm besides: that is read with the request.
  'refer-to-firm': 'signedIn',
  'see-own-commissions': 'signedIn',
  'secure-own-account': 'signedIn',
  'read-own-alerts': 'signedIn',
  'report-issues': 'signedIn',
  'edit-own-profile': 'signedIn',
  'belong-to-organization': 'signedIn',
  // And its owner: that is read with the organization.
  'invite-into-own-organization': 'signedIn',
  'accept-invitation': 'signedIn',
  'edit-adviser-profile': 'isAdvisor',
  // And verified by the firm: that is read with the two advisers.
  'collaborate-with-advisers': 'isAdvisor',
  'enter-administration': 'isAdmin',
  'settle-commissions': 'isAdmin',
  'change-global-administrators': 'isGlobalAdmin',
  ...ofSections('rights'),
} as const satisfies Record<string, Policy>;
export type Action = keyof typeof rights;

export const policyOfAction = (action: Action): Policy => rights[action];

/** Administration asks for a second factor besides. */
export const isForAdministrators = (action: Action): boolean =>
  ['isAdmin', 'isSuperadmin', 'isGlobalAdmin'].includes(rights[action]);

export const actions = Object.keys(rights) as Action[];

export const can = (holder: RightsHolder | null, action: Action): boolean =>
  policies[rights[action]](holder);

/** Answers the holder, so that what follows cannot be run without one. Refuses as `unauthenticated` or `forbidden`. */
export const requireRight = <Holder extends RightsHolder>(
  holder: Holder | null,
  action: Action,
): Holder => {
  if (holder === null) throw new AppError('unauthenticated');
  if (!can(holder, action)) throw new AppError('forbidden');
  return holder;
};

const holders: Record<string, RightsHolder | null> = {
  'signed out': null,
  user: { role: 'user', globalAdmin: false },
  advisor: { role: 'advisor', globalAdmin: false },
  admin: { role: 'admin', globalAdmin: false },
  superadmin: { role: 'superadmin', globalAdmin: false },
  'user, global admin': { role: 'user', globalAdmin: true },
};

/** The table as text, one line per action, a column per kind of person. */
export const printRights = (): string => {
  const names = Object.keys(holders);
  const width = Math.max(...actions.map((action) => action.length));
  const header = [' '.repeat(width), ...names].join(' | ');
  const lines = actions.map((action) => {
    const cells = names.map((name) =>
      (can(holders[name] ?? null, action) ? 'yes' : '-').padEnd(name.length),
    );
    return [action.padEnd(width), ...cells].join(' | ').trimEnd();
  });
  return [header, ...lines].join('\n');
};
