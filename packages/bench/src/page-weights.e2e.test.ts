import { type ScreenPath, screenPaths } from '@valia/domain/screens/screens.ts';
import { expect, it } from 'vitest';
import { builtPageWeights } from './built-page-weights.ts';

/** At most a fiftieth above what each page loaded when this was written; scripts, in kilobytes of brotli. */
const budgets: Readonly<Record<ScreenPath, number>> = {
  '/': 176,
  '/ca': 176,
  '/en': 176,
  '/sell-your-business': 177,
  '/ca/sell-your-business': 177,
  '/en/sell-your-business': 177,
  '/sell-your-business/sent': 176,
  '/ca/sell-your-business/sent': 176,
  '/en/sell-your-business/sent': 176,
  '/terms': 164,
  '/ca/terms': 163,
  '/en/terms': 163,
  '/privacy': 163,
  '/ca/privacy': 163,
  '/en/privacy': 163,
  '/accessibility': 163,
  '/ca/accessibility': 163,
  '/en/accessibility': 163,
  '/login': 110,
  '/register': 110,
  '/verify-email': 167,
  '/forgot-password': 166,
  '/reset-password': 176,
  '/invite': 177,
  '/change-email': 160,
  '/verify': 181,
  '/verify/$code': 181,
  '/dashboard': 251,
  '/valuations': 297,
  '/valuation/$id': 446,
  '/reports': 264,
  '/monthly-budget': 275,
  '/comparable-multiples': 295,
  '/settings': 291,
  '/my-referrals': 320,
  '/my-referrals/statement': 242,
  '/my-received-collaborations': 284,
  '/collaborations/$id': 260,
  '/my-leads': 307,
  '/resources/templates': 276,
  '/resources/templates/document/$id': 237,
  '/resources/templates/copy/$id': 245,
  '/resources/fee-calculator': 243,
  '/advisers': 307,
  '/security': 237,
  '/admin': 316,
  '/admin/security': 277,
  '/admin/users': 308,
  '/admin/organizations': 271,
  '/admin/templates': 247,
  '/admin/sell-leads': 316,
  '/admin/funnel-analytics': 246,
  '/admin/commissions': 280,
  '/admin/audit-logs': 275,
  '/admin/alert-settings': 277,
  '/admin/sector-multiples': 257,
  '/admin/advisor-collaborations': 274,
  '/admin/templates/$id': 253,
};

it('no page loads more scripts than its budget', () => {
  const weights = builtPageWeights();
  const tooHeavy = screenPaths
    .map((path) => ({ path, budget: budgets[path], scripts: weights?.[path]?.scripts ?? Infinity }))
    .filter(({ budget, scripts }) => scripts > budget);
  expect(tooHeavy).toEqual([]);
});
