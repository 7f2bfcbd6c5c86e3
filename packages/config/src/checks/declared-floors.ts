/**
 * The shared subfolders of a folder, from the lowest to the highest. A listed subfolder imports only from those
 * before it; an unlisted one may import from all listed ones and from the files directly in the folder, and only
 * those files import it.
 */
export const declaredFloors: Readonly<Record<string, readonly string[]>> = {
  'packages/services/src': [
    // What every verb builds on.
    'context',
    'errors',
    'lists',
    'audit',
    'limits',
    'security',
    'verbs',
    'firm',
    'mail',
    'tracking',
    // Who calls.
    'accounts',
    'sessions',
    'second-factor',
    'organizations',
    'credentials',
    'demo-people',
    // What they are told, and what they store.
    'notifications',
    'storage',
    'alerts',
    'files',
    'workbooks',
    // What they work on.
    'valuations',
    'sectors',
    'comparables',
    'budgets',
    'reports',
    'templates',
    'fees',
    // What they do with each other.
    'directory',
    'commissions',
    'requests',
    'leads',
    'collaborations',
    'issue-reports',
    // What the firm sees of it all.
    'audit-log',
    'security-log',
    'administration',
  ],
  'apps/web/src/features/valuations/editor': [
    // What is shown and typed, and where one is.
    'values',
    'terms',
    'document',
    'navigation',
    'figures',
    'parts',
    'fields',
    // Who else works on it.
    'people',
    'activity',
    'saving',
    'notes',
    'versions',
    // What the steps show.
    'explain',
    'grid',
    'ratios',
    'result',
    'analysis',
    'help',
    'report',
    'report-text',
    'quick-start',
    'steps',
    // Around the steps.
    'closing',
    'side-panel',
    'frame',
  ],
};
