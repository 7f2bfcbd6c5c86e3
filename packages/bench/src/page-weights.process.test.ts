import { type ScreenPath, screenPaths } from '@valia/domain/screens/screens.ts';
import { expect, it } from 'vitest';
import { builtPageWeights } from './built-page-weights.ts';

/** A twentieth above what each page loaded when this was written; scripts, in kilobytes of brotli. */
const budgets: Readonly<Record<ScreenPath, number>> = {
  '/': 173,
  '/ca': 173,
  '/en': 173,
  '/terms': 158,
  '/sell-your-business': 174,
  '/ca/sell-your-business': 174,
  '/en/sell-your-business': 174,
  '/sell-your-business/sent': 172,
  '/ca/sell-your-business/sent': 172,
  '/en/sell-your-business/sent': 172,
  '/ca/terms': 160,
  '/en/terms': 160,
  '/privacy': 160,
  '/ca/privacy': 160,
  '/en/privacy': 160,
  '/accessibility': 160,
  '/ca/accessibility': 160,
  '/en/accessibility': 160,
  '/login': 166,
  '/register': 175,
  '/verify-email': 164,
  '/forgot-password': 163,
  '/reset-password': 167,
  '/invite': 173,
  '/verify': 167,
  '/verify/$code': 167,
  '/dashboard': 227,
  '/valuations': 285,
  '/valuation/$id': 409,
  '/reports': 256,
  '/my-referrals/statement': 300,
  '/my-leads': 310,
  '/monthly-budget': 240,
  '/settings': 225,
  '/change-email': 225,
  '/my-referrals': 300,
  '/my-received-collaborations': 300,
  '/collaborations/$id': 280,
  '/resources/fee-calculator': 270,
  '/security': 225,
  '/admin/users': 300,
  '/admin/commissions': 310,
};

it('no page loads more scripts than its budget', () => {
  const weights = builtPageWeights();
  const tooHeavy = screenPaths
    .map((path) => ({ path, budget: budgets[path], scripts: weights?.[path]?.scripts ?? Infinity }))
    .filter(({ budget, scripts }) => scripts > budget);
  expect(tooHeavy).toEqual([]);
});
