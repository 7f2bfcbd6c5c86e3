import { type ScreenPath, screenPaths } from '@valia/domain/screens/screens.ts';
import { expect, it } from 'vitest';
import { builtPageWeights } from './built-page-weights.ts';

/** Limits a fiftieth above the size that each page loaded when this was written; scripts, in kilobytes of brotli. */
const budgets: Readonly<Record<ScreenPath, number>> = {
  '/': 178,
  '/ca': 178,
  '/en': 178,
  '/sell-your-business': 180,
  '/ca/sell-your-business': 180,
  '/en/sell-your-business': 180,
  '/sell-your-business/sent': 178,
  '/ca/sell-your-business/sent': 178,
  '/en/sell-your-business/sent': 178,
  '/terms': 167,
  '/ca/terms': 167,
  '/en/terms': 167,
  '/privacy': 167,
  '/ca/privacy': 167,
  '/en/privacy': 167,
  '/accessibility': 166,
  '/ca/accessibility': 166,
  '/en/accessibility': 166,
  '/login': 110,
  '/register': 111,
  '/verify-email': 171,
  '/forgot-password': 170,
  '/reset-password': 179,
  '/invite': 180,
  '/change-email': 163,
  '/verify': 177,
  '/verify/$code': 177,
  '/dashboard': 248,
  '/valuations': 295,
  '/valuation/$id': 474,
  '/reports': 262,
  '/monthly-budget': 282,
  '/comparable-multiples': 299,
  '/settings': 295,
  '/my-referrals': 321,
  '/my-referrals/statement': 248,
  '/my-received-collaborations': 284,
  '/collaborations/$id': 259,
  '/my-leads': 316,
  '/resources/templates': 283,
  '/resources/templates/document/$id': 243,
  '/resources/templates/copy/$id': 250,
  '/resources/fee-calculator': 249,
  '/advisers': 307,
  '/security': 241,
  '/admin': 323,
  '/admin/security': 286,
  '/admin/users': 317,
  '/admin/organizations': 279,
  '/admin/templates': 255,
  '/admin/sell-leads': 326,
  '/admin/funnel-analytics': 254,
  '/admin/commissions': 291,
  '/admin/audit-logs': 284,
  '/admin/alert-settings': 283,
  '/admin/sector-multiples': 269,
  '/admin/advisor-collaborations': 283,
  '/admin/templates/$id': 256,
};

it('no page loads more scripts than its budget', () => {
  const weights = builtPageWeights();
  const tooHeavy = screenPaths
    .map((path) => ({ path, budget: budgets[path], scripts: weights?.[path]?.scripts ?? Infinity }))
    .filter(({ budget, scripts }) => scripts > budget);
  expect(tooHeavy).toEqual([]);
});
