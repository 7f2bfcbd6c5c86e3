import { type ScreenPath, screenPaths } from '@valia/domain/screens/screens.ts';
import { expect, it } from 'vitest';
import { builtPageWeights } from './built-page-weights.ts';

/** Limits a fiftieth above the size that each page loaded when this was written; scripts, in kilobytes of brotli. */
const budgets: Readonly<Record<ScreenPath, number>> = {
  '/': 177,
  '/ca': 177,
  '/en': 177,
  '/sell-your-business': 179,
  '/ca/sell-your-business': 179,
  '/en/sell-your-business': 179,
  '/sell-your-business/sent': 177,
  '/ca/sell-your-business/sent': 177,
  '/en/sell-your-business/sent': 177,
  '/terms': 164,
  '/ca/terms': 164,
  '/en/terms': 164,
  '/privacy': 165,
  '/ca/privacy': 165,
  '/en/privacy': 165,
  '/accessibility': 164,
  '/ca/accessibility': 164,
  '/en/accessibility': 164,
  '/login': 110,
  '/register': 111,
  '/verify-email': 169,
  '/forgot-password': 168,
  '/reset-password': 176,
  '/invite': 177,
  '/change-email': 161,
  '/verify': 176,
  '/verify/$code': 176,
  '/dashboard': 245,
  '/valuations': 291,
  '/valuation/$id': 474,
  '/reports': 258,
  '/monthly-budget': 278,
  '/comparable-multiples': 293,
  '/settings': 292,
  '/my-referrals': 317,
  '/my-referrals/statement': 243,
  '/my-received-collaborations': 280,
  '/collaborations/$id': 256,
  '/my-leads': 310,
  '/resources/templates': 278,
  '/resources/templates/document/$id': 239,
  '/resources/templates/copy/$id': 246,
  '/resources/fee-calculator': 246,
  '/advisers': 304,
  '/security': 237,
  '/admin': 319,
  '/admin/security': 281,
  '/admin/users': 312,
  '/admin/organizations': 273,
  '/admin/templates': 250,
  '/admin/sell-leads': 320,
  '/admin/funnel-analytics': 248,
  '/admin/commissions': 285,
  '/admin/audit-logs': 279,
  '/admin/alert-settings': 280,
  '/admin/sector-multiples': 265,
  '/admin/advisor-collaborations': 278,
  '/admin/templates/$id': 253,
};

it('no page loads more scripts than its budget', () => {
  const weights = builtPageWeights();
  const tooHeavy = screenPaths
    .map((path) => ({ path, budget: budgets[path], scripts: weights?.[path]?.scripts ?? Infinity }))
    .filter(({ budget, scripts }) => scripts > budget);
  expect(tooHeavy).toEqual([]);
});
