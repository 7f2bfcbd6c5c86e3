/** Each catalog area and the folders or files (from the repository's root) whose texts it holds. */
export const catalogSources = {
  shared: ['packages/i18n/src'],
  'valuation-terms': [
    'packages/i18n/src/fields/describe-field.ts',
    'packages/i18n/src/formulas/earlier-formula-texts.ts',
    'packages/i18n/src/fields/field-terms.ts',
    'packages/i18n/src/formulas/formula-texts.ts',
    'packages/i18n/src/product-source-texts.ts',
    'packages/i18n/src/ratio-terms.ts',
    'packages/i18n/src/region-texts.ts',
    'packages/i18n/src/report-terms.ts',
    'packages/i18n/src/valuation-issue-texts.ts',
    'packages/i18n/src/valuation-terms.ts',
  ],
  'account-terms': [
    'packages/i18n/src/account-event-texts.ts',
    'packages/i18n/src/account-terms.ts',
  ],
  'commission-terms': [
    'packages/i18n/src/commission-terms.ts',
    'packages/i18n/src/describe-entry.ts',
  ],
  'fee-terms': ['packages/i18n/src/fee-table.ts', 'packages/i18n/src/fee-terms.ts'],
  shell: [
    'apps/web/src/app',
    'apps/web/src/components',
    'apps/web/src/features/valuations/shared',
    'apps/web/src/lib',
  ],
  lists: [
    'apps/web/src/components/bulk',
    'apps/web/src/components/export',
    'apps/web/src/components/filters',
    'apps/web/src/components/list',
    'apps/web/src/components/table',
    'apps/web/src/components/views',
  ],
  landing: ['apps/web/src/features/landing', 'apps/web/src/prerender'],
  administration: [
    'apps/web/src/app/administrator-guard.tsx',
    'apps/web/src/app/second-factor-set-up.tsx',
    'apps/web/src/features/administration',
  ],
  commissions: ['apps/web/src/features/administration/commissions'],
  auth: ['apps/web/src/features/auth'],
  account: ['apps/web/src/features/account'],
  statement: ['apps/web/src/features/referrals/statement'],
  fees: ['apps/web/src/features/resources/fees'],
  dashboard: ['apps/web/src/features/dashboard'],
  'valuation-list': ['apps/web/src/features/valuations/list'],
  valuations: ['apps/web/src/features/valuations/editor'],
  reports: ['packages/reports/src'],
  mails: ['packages/mail/src'],
  'issued-reports': ['apps/web/src/features/reports'],
  referrals: ['apps/web/src/features/referrals', 'packages/i18n/src/request-terms.ts'],
} as const;

export type CatalogArea = keyof typeof catalogSources;
