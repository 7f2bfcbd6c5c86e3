import type { MutantRow } from './authorization-mutants.ts';

const services = (path: string): string => `packages/services/src/${path}.ts`;

/** What guards single objects: valuations and what hangs on them, views, links and invitations. */
export const objectMutants: readonly MutantRow[] = [
  [
    'the versions are everybody’s',
    services('valuations/list-valuation-snapshots'),
    "await [loadValuation(ctx.db, { id, userId, need: 'read' })];",
    'undefined',
  ],
  [
    'a version is everybody’s',
    services('valuations/get-valuation-snapshot'),
    "await [loadValuation(ctx.db, { id, userId, need: 'read' })];",
    'undefined',
  ],
  [
    'the activity is everybody’s',
    services('valuations/list-valuation-activity'),
    "await [loadValuation(ctx.db, { id, userId, need: 'read' })];",
    "{ id, access: 'owner', status: 'draft', archivedAt: null }",
  ],
  [
    'a note is anybody’s to ask for',
    services('valuations/get-valuation-note'),
    "await [loadValuation(ctx.db, { id, userId, need: 'read' })];",
    'undefined',
  ],
  [
    'the last choice of a report is everybody’s',
    services('reports/get-report-choice'),
    "await [loadValuation(ctx.db, { id: valuationId, userId, need: 'edit' })];",
    'undefined',
  ],
  [
    'an editor shares',
    services('valuations/change-own-shares'),
    "{ id, userId, need: ['own'] }",
    "'edit'",
  ],
  [
    'an editor archives',
    services('valuations/archive-valuations'),
    "lockTargets(call, ['own'])",
    "'edit'",
  ],
  [
    'an editor deletes',
    services('valuations/delete-drafts'),
    "lockTargets(call, ['own'])",
    "'edit'",
  ],
  [
    'an editor duplicates',
    services('valuations/duplicate-valuations'),
    "lockTargets(call, ['own'])",
    "'edit'",
  ],
  ['a reader tags', services('valuations/tag-valuations'), "lockTargets(call, ['edit'])", "'read'"],
  [
    'what is shared is exported',
    services('valuations/export-valuations'),
    "if ([input.scope !== 'own']) throw",
    'false',
  ],
  [
    'a view is anybody’s to write',
    services('valuations/save-valuation-view'),
    '.where([eq(valuationViews.userId, userId)])',
    'undefined',
  ],
  [
    'a view is anybody’s to delete',
    services('valuations/delete-valuation-view'),
    '[eq(valuationViews.userId, userId)]',
    'undefined',
  ],
  [
    'a link is for anything',
    services('recovery/find-link'),
    'hashLinkToken(token)),\n        [eq(oneTimeLinks.purpose, purpose)],\n        gt(',
    'undefined',
  ],
  [
    'a link does not end',
    services('recovery/find-link'),
    '        [gt(oneTimeLinks.expiresAt, ctx.now)],',
    'undefined',
  ],
  [
    'a locked account has links',
    services('recovery/find-link'),
    "[eq(users.status, 'active')]",
    'undefined',
  ],
  [
    'a used link is valid',
    services('recovery/check-recovery'),
    '&& [link.usedAt === null]',
    'true',
  ],
  [
    'an invitation does not end',
    services('invitations/get-invitation-of-link'),
    'if ([invitation.expiresAt <= ctx.now]) throw',
    'false',
  ],
  [
    'a used invitation is open',
    services('invitations/get-invitation-of-link'),
    'if ([acceptedAt !== null]) throw',
    'false',
  ],
];
