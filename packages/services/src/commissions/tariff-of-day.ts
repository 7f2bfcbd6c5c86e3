import type { Database } from '@valia/db/client.ts';
import { commissionRules } from '@valia/db/schema/network/commission-rules.ts';
import type { CommissionRule } from '@valia/domain/commissions/commission-rule.ts';
import { eq, lte, max } from 'drizzle-orm';

export interface Tariff {
  effectiveFrom: string;
  rules: CommissionRule[];
}

/** The tariff in force on a day; null before the first one. */
export const tariffOfDay = async (db: Database, day: string): Promise<Tariff | null> => {
  const [latest] = await db
    .select({ effectiveFrom: max(commissionRules.effectiveFrom) })
    .from(commissionRules)
    .where(lte(commissionRules.effectiveFrom, day));
  const effectiveFrom = latest?.effectiveFrom ?? null;
  if (effectiveFrom === null) return null;
  const rules = await db
    .select({
      requestType: commissionRules.requestType,
      fromCents: commissionRules.fromCents,
      rate: commissionRules.rate,
      scale: commissionRules.scale,
    })
    .from(commissionRules)
    .where(eq(commissionRules.effectiveFrom, effectiveFrom));
  return { effectiveFrom, rules };
};
