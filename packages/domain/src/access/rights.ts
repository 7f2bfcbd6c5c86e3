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
  // Administrators also handle the requests to the firm; this is checked when the request is loaded.
  'refer-to-firm': 'signedIn',
  'see-own-commissions': 'signedIn',
  'secure-own-account': 'signedIn',
  'read-own-alerts': 'signedIn',
  'report-issues': 'signedIn',
  'edit-own-profile': 'signedIn',
  'belong-to-organization': 'signedIn',
  // Only the owner of the organization; this is checked when the organization is loaded.
  'invite-into-own-organization': 'signedIn',
  'accept-invitation': 'signedIn',
  'edit-adviser-profile': 'isAdvisor',
  // Both advisers must also be verified by the firm; this is checked when they are loaded.
  'collaborate-with-advisers': 'isAdvisor',
  'enter-administration': 'isAdmin',
  'settle-commissions': 'isAdmin',
  'change-global-administrators': 'isGlobalAdmin',
  ...ofSections('rights'),
} as const satisfies Record<string, Policy>;
export type Action = keyof typeof rights;

export const policyOfAction = (action: Action): Policy => rights[action];

/** Whether an action is for administrators, who also need a second factor. */
export const isAdministrationPolicy = (action: Action): boolean =>
  ['isAdmin', 'isSuperadmin', 'isGlobalAdmin'].includes(rights[action]);

export const actions = Object.keys(rights) as Action[];

export const can = (holder: RightsHolder | null, action: Action): boolean =>
  policies[rights[action]](holder);

/** Returns the holder, so that the following code cannot run without one. Throws `unauthenticated` or `forbidden`. */
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

/** The table as text: one line per action, one column per kind of user. */
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
