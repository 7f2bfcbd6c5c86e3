import { defaultFeeTerms } from '@valia/domain/fees/default-fee-terms.ts';
import { saveFeePreset, saveFirmFeePreset } from './fee-preset-verbs.ts';
import type { Actor, ServiceContext } from '../context/service-context.ts';

/** Two fee presets: a mandate that the firm offers to all advisers, and one of Marta's own. */
export const fillDemoFees = async (
  ctx: ServiceContext,
  { marta, administrator }: Record<'marta' | 'administrator', Actor>,
): Promise<void> => {
  await saveFirmFeePreset({
    ctx: { ...ctx, actor: administrator },
    input: {
      id: ctx.newId(),
      name: 'Mandato de venta',
      terms: {
        ...defaultFeeTerms,
        minimumCents: 15_000_000,
        capCents: 30_000_000,
        monthlyRetainerCents: 300_000,
        months: 8,
      },
    },
  });
  await saveFeePreset({
    ctx: { ...ctx, actor: marta },
    input: {
      id: ctx.newId(),
      name: 'Soler Prada',
      terms: {
        ...defaultFeeTerms,
        convention: 'own',
        tiers: [
          { upToCents: 200_000_000, rate: 0.06 },
          { upToCents: 500_000_000, rate: 0.04 },
          { upToCents: null, rate: 0.03 },
        ],
        minimumCents: 9_000_000,
      },
    },
  });
};
