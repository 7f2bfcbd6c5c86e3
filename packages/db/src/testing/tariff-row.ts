import { randomUUID } from 'node:crypto';
import type { commissionRules } from '../schema/network/commission-rules.ts';

/** A tariff of 1 % for referrals of any size, in force since the start of 2026. */
export const tariffRow = (): typeof commissionRules.$inferInsert => ({
  id: randomUUID(),
  effectiveFrom: '2026-01-01',
  requestType: 'referral',
  fromCents: 0n,
  rate: 0.01,
  scale: 'whole-base',
  createdAt: new Date(),
});
