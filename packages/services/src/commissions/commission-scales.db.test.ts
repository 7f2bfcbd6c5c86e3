import { commissions } from '@valia/db/schema/network/commissions.ts';
import { createAdviser } from '@valia/db/testing/create-adviser.ts';
import { setTariffInput } from '@valia/domain/commissions/commission-schemas.ts';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { findEstimate } from './find-estimate.ts';
import { getOwnCommission } from './get-own-commission.ts';
import { checkLedger } from './ledger/prove-commissions.ts';
import { listOwnCommissions } from './list-own-commissions.ts';
import { setTariff } from './set-tariff.ts';
import { createCommissionSuite } from './testing/commission-suite.ts';

describe('a tariff by band', () => {
  const million = 100_000_000;
  const tiers = [
    { requestType: 'referral', fromCents: 0, rate: 0.012, scale: 'marginal' },
    { requestType: 'referral', fromCents: million, rate: 0.01, scale: 'marginal' },
    { requestType: 'referral', fromCents: 5 * million, rate: 0.006, scale: 'marginal' },
  ] as const;
  const inForce = { effectiveFrom: '2026-06-01', tiers: [...tiers], paymentDays: 30 };

  test('is what estimates, corrections, their explanation and the proof of the ledger follow', async () => {
    const bands = await createCommissionSuite();
    const now = new Date('2026-06-01T10:00:00.000Z');
    const whole = await bands.given(await createAdviser(bands.database.db));
    await setTariff({ ctx: bands.as(bands.administrator, { now }), input: inForce });
    const sender = await createAdviser(bands.database.db);
    const id = await bands.given(sender, 272_000_000);
    // 1 M€ × 1.2 % + 1.72 M€ × 1 % = 12,000 + 17,200 €.
    expect(await bands.rowOf(id)).toMatchObject({
      amountCents: 2_920_000n,
      bands: [
        { valueCents: 100_000_000, rate: 0.012 },
        { valueCents: 172_000_000, rate: 0.01 },
      ],
    });
    const { estimate } = await findEstimate({
      ctx: bands.as(sender),
      input: { requestType: 'referral', valuationId: null, expectedValueCents: 500_000_000 },
    });
    expect(estimate).toMatchObject({ amountCents: 5_200_000, formula: { baseCents: 500_000_000 } });
    await bands.earn(id);
    // 12,000 + 40,000 + 1,000,000.01 × 0.6 % = 58,000.00006 €.
    await bands.act(id, 'corrected', { baseCents: 600_000_001 });
    const { details } = await getOwnCommission({
      ctx: bands.as(sender),
      input: { requestId: (await bands.rowOf(id)).requestId },
    });
    expect(details?.commission.amountCents).toBe(5_800_000);
    expect(
      details?.entries.map(({ amountCents, bands: parts }) => [amountCents, parts.length]),
    ).toEqual([
      [2_920_000, 2],
      [2_880_000, 3],
    ]);
    expect((await bands.rowOf(whole)).bands).toEqual([{ valueCents: 272_000_000, rate: 0.01 }]);
    expect(await checkLedger(bands.database.db)).toMatchObject({ faults: [] });
    await bands.database.db
      .update(commissions)
      .set({
        bands: [{ valueCents: 600_000_001, rate: 0.01 }],
      })
      .where(eq(commissions.id, id));
    expect((await checkLedger(bands.database.db)).faults).toMatchObject([
      { code: 'formula-wrong', commissionId: id },
    ]);
    await bands.database.close();
  });

  test('is one way of reading for all tiers of a type', async () => {
    const [first, ...others] = tiers;
    const mixed = setTariffInput.safeParse({
      ...inForce,
      tiers: [{ ...first, scale: 'whole-base' }, ...others],
    });
    expect(mixed.success).toBe(false);
    const unsaid = setTariffInput.parse({
      ...inForce,
      tiers: [{ requestType: 'referral', fromCents: 0, rate: 0.01 }],
    });
    expect(unsaid.tiers[0]?.scale).toBe('marginal');
  });

  test('leaves a tariff of before, and what was earned by it, on the whole base', async () => {
    const before = await createCommissionSuite();
    const { db } = before.database;
    await db.execute(sql`insert into commission_rules
      (id, effective_from, request_type, from_cents, rate, created_at)
      values (gen_random_uuid(), '2026-01-01', 'referral', 500000000, 0.006, now())`);
    const sender = await createAdviser(db);
    // 0.6 % of the whole 6 M€, as before.
    const id = await before.given(sender, 600_000_000);
    await db.execute(sql`update commissions set bands = null`);
    expect(await before.rowOf(id)).toMatchObject({ amountCents: 3_600_000n, bands: null });
    const { items } = await listOwnCommissions({
      ctx: before.as(sender),
      input: { status: null, cursor: null, limit: 10 },
    });
    expect(items[0]?.formula.bands).toEqual([{ valueCents: 600_000_000, rate: 0.006 }]);
    expect(await checkLedger(db)).toMatchObject({ faults: [] });
    await before.database.close();
  });
});
