import { type DeclaredSection, declaredSections } from '@valia/domain/screens/of-sections.ts';

const folderOf = ({ name }: DeclaredSection): string => `apps/web/src/features/${name}`;

const sectionSources = {} as Record<DeclaredSection['name'], readonly string[]>;
for (const section of declaredSections) sectionSources[section.name] = [folderOf(section)];

/** Every page has the menu. */
const menus = declaredSections.map((section) => `${folderOf(section)}/${section.name}-menu.ts`);

/** Each catalog area with the folders or files (relative to the repository's root) that contain its texts. */
export const catalogSources = {
  ...sectionSources,
  shared: ['packages/i18n/src'],
  'valuation-terms': [
    'packages/i18n/src/deal-source-texts.ts',
    'packages/i18n/src/terms/deal-terms.ts',
    'packages/i18n/src/region-texts.ts',
    'packages/i18n/src/terms/dcf-figure-terms.ts',
    'packages/i18n/src/terms/report-terms.ts',
    'packages/i18n/src/terms/valuation-terms.ts',
  ],
  // Texts used only on a valuation's own pages and in reports, not in lists or the dashboard.
  'document-terms': [
    'packages/i18n/src/fields/describe-field.ts',
    'packages/i18n/src/formulas/earlier-formula-texts.ts',
    'packages/i18n/src/fields/field-terms.ts',
    'packages/i18n/src/formulas/formula-texts.ts',
    'packages/i18n/src/product-source-texts.ts',
    'packages/i18n/src/terms/ratio-terms.ts',
    'packages/i18n/src/terms/adjustment-terms.ts',
    'packages/i18n/src/terms/debt-item-terms.ts',
    'packages/i18n/src/terms/net-asset-terms.ts',
    'packages/i18n/src/terms/specific-risk-terms.ts',
    'packages/i18n/src/terms/tax-law-texts.ts',
    'packages/i18n/src/terms/tax-regime-terms.ts',
    'packages/i18n/src/terms/unit-terms.ts',
    'packages/i18n/src/valuation-issue-texts.ts',
  ],
  'directory-terms': ['packages/i18n/src/terms/specialty-terms.ts'],
  'lead-terms': ['packages/i18n/src/terms/lead-terms.ts'],
  'account-terms': [
    'packages/i18n/src/account-event-texts.ts',
    'packages/i18n/src/terms/account-terms.ts',
  ],
  'commission-terms': [
    'packages/i18n/src/terms/commission-terms.ts',
    'packages/i18n/src/describe-entry.ts',
  ],
  'fee-terms': [
    'packages/i18n/src/fee-table.ts',
    'packages/i18n/src/terms/fee-terms.ts',
    'packages/i18n/src/fees',
  ],
  first: [
    'apps/web/src/app/menu-portal.tsx',
    'apps/web/src/app/skip-link.tsx',
    'apps/web/src/app/toasts/toast-region.tsx',
    'apps/web/src/components/code',
    'apps/web/src/components/dialog',
    'apps/web/src/components/form',
    'apps/web/src/components/password',
    'apps/web/src/components/public-header.tsx',
  ],
  shell: [
    'apps/web/src/app',
    'apps/web/src/components',
    'apps/web/src/features/leads/shared',
    'apps/web/src/features/issue-reports/shared',
    'apps/web/src/features/notifications/shared',
    'apps/web/src/features/valuations/shared',
    'apps/web/src/lib',
    ...menus,
  ],
  lists: [
    'apps/web/src/components/bulk',
    'apps/web/src/components/export',
    'apps/web/src/components/filters',
    'apps/web/src/components/list',
    'apps/web/src/components/panel',
    'apps/web/src/components/table',
    'apps/web/src/components/views',
  ],
  landing: ['apps/web/src/features/landing', 'apps/web/src/prerender'],
  administrators: [
    'apps/web/src/app/guards/administrator-guard.tsx',
    'apps/web/src/app/guards/second-factor-set-up.tsx',
    'apps/web/src/features/administration/use-duration-text.ts',
    'apps/web/src/features/administration/use-settings-form.ts',
  ],
  administration: [
    'apps/web/src/features/administration',
    'packages/i18n/src/account-action-texts.ts',
  ],
  commissions: ['apps/web/src/features/administration/commissions'],
  editions: ['apps/web/src/features/administration/sectors'],
  'back-office': [
    'apps/web/src/features/administration/alert-settings',
    'apps/web/src/features/administration/audit',
    'apps/web/src/features/administration/audit-action-text.ts',
    'apps/web/src/features/administration/panel',
    'apps/web/src/features/administration/security',
    'apps/web/src/features/administration/security-event-texts.ts',
    'apps/web/src/features/administration/use-broken-chain-text.ts',
  ],
  guest: [
    'apps/web/src/features/auth/guest',
    'apps/web/src/features/auth/sign-in',
    'apps/web/src/features/auth/sign-up',
  ],
  auth: ['apps/web/src/features/auth'],
  account: ['apps/web/src/features/account'],
  statement: ['apps/web/src/features/referrals/statement'],
  settings: ['apps/web/src/features/settings'],
  dashboard: ['apps/web/src/features/dashboard'],
  'valuation-list': ['apps/web/src/features/valuations/list'],
  valuations: ['apps/web/src/features/valuations/editor'],
  // Comes with the preview of accounts, which few visits open.
  'accounts-preview': ['apps/web/src/features/valuations/editor/grid/paste/accounts'],
  figures: ['packages/figures/src'],
  reports: ['packages/reports/src'],
  'report-blocks': ['packages/i18n/src/report-blocks'],
  mails: ['packages/mail/src'],
  leads: ['apps/web/src/components/board', 'apps/web/src/features/leads'],
  'issued-reports': ['apps/web/src/features/reports'],
  referrals: ['apps/web/src/features/referrals', 'packages/i18n/src/terms/request-terms.ts'],
} as const;

export type CatalogArea = keyof typeof catalogSources;
