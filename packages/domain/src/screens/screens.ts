import type { Screen } from './screen.ts';

/** Every screen of the product, by the path at which it stands. */
export const screens = {
  '/': {
    entry: 'public',
    wayIn: true,
    file: 'landing/landing-screen',
    catalogs: ['landing'],
  },
  '/ca': {
    entry: 'public',
    wayIn: true,
    language: 'ca',
    file: 'landing/landing-screen',
    catalogs: ['landing'],
  },
  '/en': {
    entry: 'public',
    wayIn: true,
    language: 'en',
    file: 'landing/landing-screen',
    catalogs: ['landing'],
  },
  '/sell-your-business': {
    entry: 'public',
    wayIn: true,
    file: 'landing/sell-screen',
    catalogs: ['landing'],
  },
  '/ca/sell-your-business': {
    entry: 'public',
    wayIn: true,
    language: 'ca',
    file: 'landing/sell-screen',
    catalogs: ['landing'],
  },
  '/en/sell-your-business': {
    entry: 'public',
    wayIn: true,
    language: 'en',
    file: 'landing/sell-screen',
    catalogs: ['landing'],
  },
  '/sell-your-business/sent': {
    entry: 'public',
    wayIn: true,
    file: 'landing/sell-sent-screen',
    catalogs: ['landing'],
  },
  '/ca/sell-your-business/sent': {
    entry: 'public',
    wayIn: true,
    language: 'ca',
    file: 'landing/sell-sent-screen',
    catalogs: ['landing'],
  },
  '/en/sell-your-business/sent': {
    entry: 'public',
    wayIn: true,
    language: 'en',
    file: 'landing/sell-sent-screen',
    catalogs: ['landing'],
  },
  '/terms': {
    entry: 'public',
    file: 'landing/terms-screen',
    catalogs: ['landing'],
  },
  '/ca/terms': {
    entry: 'public',
    language: 'ca',
    file: 'landing/terms-screen',
    catalogs: ['landing'],
  },
  '/en/terms': {
    entry: 'public',
    language: 'en',
    file: 'landing/terms-screen',
    catalogs: ['landing'],
  },
  '/privacy': {
    entry: 'public',
    file: 'landing/privacy-screen',
    catalogs: ['landing'],
  },
  '/ca/privacy': {
    entry: 'public',
    language: 'ca',
    file: 'landing/privacy-screen',
    catalogs: ['landing'],
  },
  '/en/privacy': {
    entry: 'public',
    language: 'en',
    file: 'landing/privacy-screen',
    catalogs: ['landing'],
  },
  '/accessibility': {
    entry: 'public',
    file: 'landing/accessibility-screen',
    catalogs: ['landing'],
  },
  '/ca/accessibility': {
    entry: 'public',
    language: 'ca',
    file: 'landing/accessibility-screen',
    catalogs: ['landing'],
  },
  '/en/accessibility': {
    entry: 'public',
    language: 'en',
    file: 'landing/accessibility-screen',
    catalogs: ['landing'],
  },
  '/login': {
    entry: 'guest',
    file: 'auth/sign-in/login-screen',
    catalogs: ['auth'],
    search: 'next',
  },
  '/register': {
    entry: 'guest',
    file: 'auth/sign-up/register-screen',
    catalogs: ['auth'],
  },
  '/verify-email': {
    entry: 'public',
    wayIn: true,
    file: 'auth/verification/verify-email-screen',
    catalogs: ['auth'],
    search: 'token',
  },
  '/forgot-password': {
    entry: 'public',
    wayIn: true,
    file: 'auth/recovery/forgot-password-screen',
    catalogs: ['auth'],
  },
  '/reset-password': {
    entry: 'public',
    wayIn: true,
    file: 'auth/recovery/reset-password-screen',
    catalogs: ['auth'],
    search: 'token',
  },
  '/invite': {
    entry: 'public',
    wayIn: true,
    file: 'auth/invitation/invite-screen',
    catalogs: ['auth'],
    search: 'token',
  },
  '/change-email': {
    entry: 'public',
    wayIn: true,
    file: 'auth/email-change/change-email-screen',
    catalogs: ['auth'],
    search: 'token',
  },
  '/verify': {
    entry: 'public',
    file: 'reports/verify-screen',
    catalogs: ['valuation-terms', 'issued-reports'],
  },
  '/verify/$code': {
    entry: 'public',
    file: 'reports/verify-screen',
    catalogs: ['valuation-terms', 'issued-reports'],
  },
  '/dashboard': {
    entry: 'signed-in',
    file: 'dashboard/dashboard-screen',
    catalogs: ['valuation-terms', 'dashboard'],
    search: 'dashboard',
    menu: 'analysis',
  },
  '/valuations': {
    entry: 'signed-in',
    file: 'valuations/list/valuation-list-screen',
    catalogs: ['lists', 'valuation-terms', 'valuation-list'],
    search: 'list',
    menu: 'analysis',
  },
  '/valuation/$id': {
    entry: 'signed-in',
    file: 'valuations/valuation-route-screen',
    catalogs: ['valuation-terms', 'valuations'],
    search: 'editor',
    section: '/valuations',
    frame: 'rail',
  },
  '/reports': {
    entry: 'signed-in',
    file: 'reports/reports-screen',
    catalogs: ['lists', 'valuation-terms', 'issued-reports'],
    search: 'reports',
    menu: 'analysis',
  },
  '/monthly-budget': {
    entry: 'signed-in',
    file: 'budget/monthly-budget-screen',
    catalogs: ['budget'],
    search: 'budget',
    menu: 'advanced',
  },
  '/settings': {
    entry: 'signed-in',
    file: 'settings/settings-screen',
    catalogs: ['account-terms', 'settings'],
    search: 'settings',
    menu: 'advanced',
    profileTab: 'branding',
  },
  '/my-referrals': {
    entry: 'signed-in',
    file: 'referrals/my-referrals-screen',
    catalogs: ['lists', 'valuation-terms', 'commission-terms', 'referrals', 'statement'],
    search: 'requests',
    menu: 'resources',
  },
  '/my-referrals/statement': {
    entry: 'signed-in',
    file: 'referrals/statement/statement-screen',
    catalogs: ['lists', 'commission-terms', 'statement'],
    search: 'statement',
    section: '/my-referrals',
  },
  '/my-received-collaborations': {
    entry: 'signed-in',
    file: 'referrals/received-collaborations-screen',
    catalogs: ['lists', 'valuation-terms', 'referrals'],
    search: 'requests',
    isForAdvisers: true,
    menu: 'resources',
  },
  '/collaborations/$id': {
    entry: 'signed-in',
    file: 'referrals/collaboration-screen',
    catalogs: ['valuation-terms', 'referrals'],
    section: '/my-referrals',
  },
  '/my-leads': {
    entry: 'signed-in',
    file: 'leads/leads-screen',
    catalogs: ['lists', 'lead-terms', 'leads'],
    search: 'leads',
    menu: 'resources',
  },
  '/resources/fee-calculator': {
    entry: 'signed-in',
    file: 'resources/fees/fees-screen',
    catalogs: ['fee-terms', 'fees'],
    search: 'fees',
    menu: 'resources',
  },
  '/security': {
    entry: 'signed-in',
    file: 'account/security-screen',
    catalogs: ['account-terms', 'account'],
  },
  '/admin/users': {
    entry: 'administrator',
    file: 'administration/users/users-screen',
    catalogs: ['lists', 'account-terms', 'administration'],
    search: 'users',
    menu: 'administration',
  },
  '/admin/commissions': {
    entry: 'administrator',
    file: 'administration/commissions/commissions-screen',
    catalogs: ['lists', 'commission-terms', 'commissions'],
    search: 'commissions',
    menu: 'administration',
  },
} as const satisfies Readonly<Record<`/${string}`, Screen>>;

export type Screens = typeof screens;
export type ScreenPath = keyof Screens;

/** The paths of the screens declared with this. */
export type PathsWith<Declared> = {
  [Path in ScreenPath]: Screens[Path] extends Declared ? Path : never;
}[ScreenPath];

export const screenPaths = Object.keys(screens) as ScreenPath[];
