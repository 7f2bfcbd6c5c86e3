/** Each catalog area and the folders (from the repository's root) whose texts it holds. */
export const catalogSources = {
  shared: ['packages/i18n/src'],
  shell: ['apps/web/src/app', 'apps/web/src/components', 'apps/web/src/lib'],
  landing: ['apps/web/src/features/landing'],
  auth: ['apps/web/src/features/auth'],
  account: ['apps/web/src/features/account'],
  dashboard: ['apps/web/src/features/dashboard'],
  'valuation-list': ['apps/web/src/features/valuations/list'],
  valuations: ['apps/web/src/features/valuations/editor'],
  reports: ['packages/reports/src'],
  mails: ['packages/mail/src'],
} as const;

export type CatalogArea = keyof typeof catalogSources;
