import { objectMutants } from './object-mutants.ts';

/** One condition of who may do what, and what it becomes when it is taken away or bent. */
export interface AuthorizationMutant {
  name: string;
  /** Below the repository. */
  file: string;
  /** Text that stands in the file once; `[…]` marks the expression in it that is replaced. */
  within: string;
  becomes: string;
}

const rights = 'packages/domain/src/access/rights.ts';
const administration = 'packages/domain/src/access/role-change-refusal.ts';
const procedures = 'packages/api/src/procedures.ts';
const services = (path: string): string => `packages/services/src/${path}.ts`;

export type MutantRow = readonly [name: string, file: string, within: string, becomes: string];

const rows: readonly MutantRow[] = [
  ['everybody is signed in', rights, 'signedIn: (holder) => [holder !== null]', 'true'],
  ['nobody is signed in', rights, 'signedIn: (holder) => [holder !== null]', 'false'],
  ['policy of advisers', rights, '[holder !== null && isAdvisor(holder)]', 'true'],
  ['policy of administrators', rights, '[holder !== null && isAdmin(holder)]', 'true'],
  ['policy of superadmins', rights, '[holder !== null && isSuperadmin(holder)]', 'true'],
  ['policy of global administrators', rights, '[holder !== null && isGlobalAdmin(holder)]', 'true'],
  ['everybody is an adviser', rights, "[holder.role === 'advisor']", 'true'],
  ['everybody is a superadmin', rights, "[holder.role === 'superadmin']", 'true'],
  ['everybody is a global administrator', rights, '=> [holder.globalAdmin];', 'true'],
  [
    'everybody is an administrator',
    rights,
    "[holder.role === 'admin' || isSuperadmin(holder) || isGlobalAdmin(holder)]",
    'true',
  ],
  [
    'an admin is no administrator',
    rights,
    "[holder.role === 'admin' || isSuperadmin(holder) || isGlobalAdmin(holder)]",
    'isSuperadmin(holder) || isGlobalAdmin(holder)',
  ],
  [
    'a global administrator is no administrator',
    rights,
    "[holder.role === 'admin' || isSuperadmin(holder) || isGlobalAdmin(holder)]",
    "holder.role === 'admin' || isSuperadmin(holder)",
  ],
  ['a right needs nobody', rights, 'if ([holder === null]) throw', 'false'],
  ['a right is not looked up', rights, 'if ([!can(holder, action)]) throw', 'false'],
  [
    'anybody enters',
    rights,
    '[policies[rights[action]](holder)]',
    "policies[action === 'enter-administration' ? 'signedIn' : rights[action]](holder)",
  ],
  [
    'administrators make global ones',
    rights,
    '[policies[rights[action]](holder)]',
    "policies[action === 'change-global-administrators' ? 'isAdmin' : rights[action]](holder)",
  ],
  ['a call needs no session', procedures, 'if ([actor === null]) throw', 'false'],
  ['a call needs no rights', procedures, 'if ([!has(actor)]) throw', 'false'],
  ['a call needs no second factor', procedures, 'if ([!ctx.actor.secondFactor]) throw', 'false'],
  [
    'an act needs no second factor',
    services('administration/require-administrator'),
    'if ([!administrator.secondFactor]) throw',
    'false',
  ],
  [
    'everybody has a second factor',
    'packages/auth/src/find-account.ts',
    '[row.secondFactor === true]',
    'true',
  ],
  [
    'a locked account keeps its sessions',
    'packages/auth/src/find-session.ts',
    "[row.account.status !== 'active']",
    'false',
  ],
  [
    'a session does not end',
    'packages/auth/src/session-adapter.ts',
    'expiresAt: [onSystemClock(endsAt)]',
    'new Date(Date.now() + 1e9)',
  ],
  ['any role may be given', administration, '[plainRoles.has(role)]', 'true'],
  ['an administrator may be changed', administration, '[!isAdmin(target)] &&', 'true'],
  ['anybody changes roles', administration, '([isAdmin(actor)] &&', 'true'],
  ['rank counts for nothing', administration, 'return [outranks] &&', 'true'],
  ['one may act on oneself', administration, '&& [actor.userId !== target.userId] ?', 'true'],
  [
    'anybody makes global administrators',
    administration,
    'if ([!isGlobalAdmin(actor)]) return',
    'false',
  ],
  ['the last superadmin may go', administration, '[others.superadmins === 0]', 'false'],
  ['the last global administrator may go', administration, '[others.globalAdmins === 0]', 'false'],
  [
    'a valuation is anybody’s to read',
    services('valuations/valuation-access'),
    '[row?.valuation.ownerId === userId]',
    'row !== undefined',
  ],
  [
    'a valuation is anybody’s to write',
    services('valuations/valuation-access'),
    '      [eq(valuations.ownerId, userId)],\n      exists(',
    'sql`true`',
  ],
  [
    'a share is everybody’s',
    services('valuations/valuation-access'),
    "[eq(valuationShares.userId, sql.placeholder('userId'))]",
    'undefined',
  ],
  [
    'a share is of every valuation',
    services('valuations/valuation-access'),
    '      and(\n        [eq(valuationShares.valuationId, valuations.id)],',
    'undefined',
  ],
  [
    'a share allows everything',
    services('valuations/valuation-access'),
    '[satisfied[need].includes(access)]',
    'true',
  ],
  [
    'many are anybody’s to act on',
    services('valuations/bulk-targets'),
    'leftJoin(valuationShares, [onShareOf(userId)])',
    'eq(valuationShares.valuationId, valuations.id)',
  ],
  [
    'the list is everybody’s',
    services('valuations/list-conditions'),
    '[eq(valuations.ownerId, userId)]',
    'undefined',
  ],
  [
    'what is shared is everybody’s',
    services('valuations/list-conditions'),
    ': [eq(valuationShares.userId, userId)]',
    'undefined',
  ],
  [
    'the views are everybody’s',
    services('valuations/list-valuation-views'),
    '[eq(valuationViews.userId, userId)]',
    'undefined',
  ],
  [
    'a note is everybody’s',
    services('valuations/get-valuation-note'),
    '[eq(valuationNotes.userId, userId)]',
    'undefined',
  ],
  [
    'the totals are everybody’s',
    services('valuations/valuation-totals'),
    "[eq(valuations.ownerId, sql.placeholder('ownerId'))]",
    'undefined',
  ],
  [
    'the clients are everybody’s',
    services('valuations/get-dashboard'),
    '[eq(valuations.ownerId, userId)],\n',
    'undefined',
  ],
  [
    'the latest are everybody’s',
    services('valuations/get-dashboard'),
    'and([eq(valuations.ownerId, userId)], isNull',
    'undefined',
  ],
  [
    'the requests are everybody’s',
    services('valuations/get-dashboard'),
    '[eq(advisorCollaborationRequests.requesterUserId, userId)]',
    'undefined',
  ],
  [
    'the leads are everybody’s',
    services('valuations/get-dashboard'),
    '[eq(sellBusinessLeads.advisorUserId, userId)]',
    'undefined',
  ],
  [
    'a client’s name is everybody’s',
    services('valuations/create-valuation'),
    '[eq(valuations.ownerId, ownerId)]',
    'undefined',
  ],
  [
    'a document is everybody’s',
    services('files/read-file'),
    '[eq(files.ownerId, actor.userId)]',
    'undefined',
  ],
  [
    'the reports are everybody’s',
    services('reports/list-reports'),
    '[eq(files.ownerId, userId)]',
    'undefined',
  ],
  [
    'the reports of others are everybody’s',
    services('reports/list-reports'),
    '[sql`${reports.id} in (${newestShared(input, userId)})`],',
    'undefined',
  ],
  [
    'what is shared with one of reports is everybody’s',
    services('reports/list-reports'),
    'where ${valuationShares.userId} = ${[userId]}',
    'valuationShares.userId',
  ],
  [
    'a share shows the reports of every valuation',
    services('reports/list-reports'),
    'where ${reports.valuationId} = ${[valuationShares.valuationId]}',
    'reports.valuationId',
  ],
  [
    'every document counts as a shared report',
    services('files/read-file'),
    ', [isReportSharedWith(ctx.db, actor.userId)]),',
    'sql`true`',
  ],
  [
    'a shared report is everybody’s',
    services('files/read-file'),
    '[eq(valuationShares.userId, userId)]',
    'undefined',
  ],
  [
    'a share opens every document',
    services('files/read-file'),
    '[eq(reports.fileId, files.id)]',
    'undefined',
  ],
  [
    'a reader makes reports',
    services('reports/create-report'),
    "{ id: input.valuationId, userId, need: ['edit'] }",
    "'read'",
  ],
  [
    'a report is kept whoever may no longer make it',
    services('reports/create-report'),
    "await [loadValuation(tx, { id: snapshot.valuationId, userId: createdBy, need: 'edit' })];",
    'undefined',
  ],
  [
    'the sessions are everybody’s',
    services('sessions/list-sessions'),
    '[eq(sessions.userId, userId)]',
    'undefined',
  ],
  [
    'a session is anybody’s to end',
    services('sessions/end-session'),
    '[eq(sessions.userId, userId)]',
    'undefined',
  ],
  [
    'the history is everybody’s',
    services('accounts/list-account-events'),
    '[eq(accountEvents.userId, userId)]',
    'undefined',
  ],
  [
    'the factor is everybody’s',
    services('second-factor/get-second-factor'),
    '[eq(userMfaFactors.userId, userId)]',
    'undefined',
  ],
  [
    'the codes left are everybody’s',
    services('second-factor/get-second-factor'),
    '[eq(mfaRecoveryCodes.userId, userId)]',
    'undefined',
  ],
  [
    'a recovery code is everybody’s',
    services('second-factor/check-second-factor'),
    '[eq(mfaRecoveryCodes.userId, userId)]',
    'undefined',
  ],
  [
    'a recovery code works again',
    services('second-factor/check-second-factor'),
    '[isNull(mfaRecoveryCodes.usedAt)]',
    'undefined',
  ],
  [
    'a time step works again',
    services('second-factor/check-second-factor'),
    '[lt(userMfaFactors.lastStep, step)]',
    'undefined',
  ],
  [
    'a challenge has any number of tries',
    services('second-factor/verify-sign-in'),
    '[lt(loginChallenges.tries, mostTries)]',
    'undefined',
  ],
  [
    'a challenge does not end',
    services('second-factor/verify-sign-in'),
    '[gt(loginChallenges.expiresAt, now)]',
    'undefined',
  ],
  [
    'a sign-in asks no code',
    services('sessions/sign-in'),
    'return [held.account.secondFactor]\n      ?',
    'false',
  ],
  ['a locked account signs in', services('sessions/sign-in'), "=> [status === 'active']", 'true'],
  ['any password signs in', services('sessions/sign-in'), '|| [!matches] ||', 'false'],
  [
    'a guarded call takes any password',
    services('sessions/require-current-password'),
    '|| [!matches]) throw',
    'false',
  ],
  [
    'an export holds everybody’s rows',
    services('privacy/collect-personal-data'),
    '.where([registered.rowsOf(userId)])',
    'undefined',
  ],
  [
    'an export holds everybody’s documents',
    services('privacy/export-account'),
    '.from(files).where([eq(files.ownerId, userId)])',
    'undefined',
  ],
  [
    'a member acts as the owner',
    services('organizations/get-owned-organization-id'),
    "[eq(organizationMembers.role, 'owner')]",
    'undefined',
  ],
  [
    'any owner owns the organization',
    services('organizations/get-owned-organization-id'),
    '[eq(organizationMembers.userId, userId)]',
    'undefined',
  ],
  [
    'an invitation is anybody’s to take back',
    services('invitations/revoke-invitation'),
    '[eq(invitations.organizationId, organizationId)]',
    'undefined',
  ],
  [
    'the invitations are everybody’s',
    services('invitations/list-invitations'),
    '[eq(invitations.organizationId, organizationId)]',
    'undefined',
  ],
  [
    'an invitation is for anybody',
    services('invitations/accept-invitation'),
    'if ([email !== actor.email]) throw',
    'false',
  ],
  [
    'an unverified address sends',
    services('accounts/require-confirmed-email'),
    '[!actor.emailConfirmed]',
    'false',
  ],
  [
    'an unverified address gets shares',
    services('valuations/share-valuation'),
    "eq(users.status, 'active'), [isNotNull(users.emailConfirmedAt)]);",
    'undefined',
  ],
  [
    'an unverified address shares',
    services('valuations/share-valuation'),
    '[requireConfirmedEmail(actor)];',
    'undefined',
  ],
];

export const authorizationMutants: readonly AuthorizationMutant[] = [...rows, ...objectMutants].map(
  ([name, file, within, becomes]) => ({ name, file, within, becomes }),
);
