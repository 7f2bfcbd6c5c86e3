/** Each catalog area and the folders or files (from the repository's root) whose texts it holds. */
export const catalogSources = {
  shared: ['packages/i18n/src'],
  'valuation-terms': [
    'packages/i18n/src/describe-field.ts',
    'packages/i18n/src/earlier-formula-texts.ts',
    'packages/i18n/src/field-terms.ts',
    'packages/i18n/src/formula-texts.ts',
    'packages/i18n/src/product-source-texts.ts',
    'packages/i18n/src/ratio-terms.ts',
    'packages/i18n/src/region-texts.ts',
    'packages/i18n/src/report-terms.ts',
    'packages/i18n/src/valuation-issue-texts.ts',
    'packages/i18n/src/valuation-terms.ts',
  ],
  shell: ['apps/web/src/app', 'apps/web/src/components', 'apps/web/src/lib'],
  landing: ['apps/web/src/features/landing'],
  auth: ['apps/web/src/features/auth'],
  account: ['apps/web/src/features/account'],
  dashboard: ['apps/web/src/features/dashboard'],
  'valuation-list': ['apps/web/src/features/valuations/list'],
  valuations: ['apps/web/src/features/valuations/editor'],
  reports: ['packages/reports/src'],
  mails: ['packages/mail/src'],
  'issued-reports': ['apps/web/src/features/reports'],
} as const;

export type CatalogArea = keyof typeof catalogSources;
