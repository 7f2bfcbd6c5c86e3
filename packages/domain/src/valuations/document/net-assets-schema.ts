import { z } from 'zod';
import { oneLineText } from '../../text/one-line-text.ts';
import { safeText } from '../../text/safe-text.ts';
import { money, share } from './amounts-and-codes.ts';

/** The balance sheet with its items at market value: a cross-check of the value, without weight. */
export const netAssetsSchema = z.strictObject({
  bookEquity: money,
  adjustments: z
    .array(
      z.strictObject({
        id: z.uuid(),
        label: oneLineText(120),
        reason: safeText(500),
        amount: money,
        taxed: z.boolean(),
      }),
    )
    .max(30),
  latentTaxRate: share,
});
