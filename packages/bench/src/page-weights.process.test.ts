import { type ScreenPath, screenPaths } from '@valia/domain/screens/screens.ts';
import { expect, it } from 'vitest';
import { builtPageWeights } from './built-page-weights.ts';

/** A twentieth above what each page loaded when this was written; scripts, in kilobytes of brotli. */
const budgets: Readonly<Record<ScreenPath, number>> = {
  '/': 173,
  '/ca': 173,
  '/en': 173,
  '/sell-your-business': 174,
  '/ca/sell-your-business': 174,
  '/en/sell-your-business': 174,
  '/sell-your-business/sent': 172,
  '/ca/sell-your-business/sent': 172,
  '/en/sell-your-business/sent': 172,
  '/terms': 167,
  '/ca/terms': 160,
  '/en/terms': 160,
  '/privacy': 160,
  '/ca/privacy': 160,
  '/en/privacy': 160,
  '/accessibility': 160,
  '/ca/accessibility': 160,
  '/en/accessibility': 160,
  '/login': 180,
  '/register': 191,
  '/verify-email': 178,
  '/forgot-password': 177,
  '/reset-password': 182,
  '/invite': 189,
  '/change-email': 163,
  '/verify': 179,
  '/verify/$code': 179,
  '/dashboard': 256,
  '/valuations': 311,
  '/valuation/$id': 446,
  '/reports': 275,
  '/monthly-budget': 285,
  '/comparable-multiples': 310,
  '/settings': 299,
  '/my-referrals': 300,
  '/my-referrals/statement': 250,
  '/my-received-collaborations': 300,
  '/collaborations/$id': 280,
  '/my-leads': 310,
  '/resources/templates': 290,
  '/resources/templates/document/$id': 241,
  '/resources/templates/copy/$id': 256,
  '/resources/fee-calculator': 270,
  '/advisers': 322,
  '/security': 250,
  '/admin': 300,
  '/admin/security': 275,
  '/admin/users': 331,
  '/admin/organizations': 300,
  '/admin/templates': 253,
  '/admin/sell-leads': 315,
  '/admin/funnel-analytics': 251,
  '/admin/commissions': 330,
  '/admin/audit-logs': 300,
  '/admin/alert-settings': 300,
  '/admin/sector-multiples': 260,
  '/admin/advisor-collaborations': 300,
  '/admin/templates/$id': 280,
};

it('no page loads more scripts than its budget', () => {
  const weights = builtPageWeights();
  const tooHeavy = screenPaths
    .map((path) => ({ path, budget: budgets[path], scripts: weights?.[path]?.scripts ?? Infinity }))
    .filter(({ budget, scripts }) => scripts > budget);
  expect(tooHeavy).toEqual([]);
});
