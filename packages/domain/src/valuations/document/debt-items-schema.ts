import { debtItemKinds } from '@valia/valuation/equity/debt-items.ts';
import { z } from 'zod';
import { safeText } from '../../text/safe-text.ts';
import { money } from './amounts-and-codes.ts';

/** The items added to the net debt one by one. */
export const debtItemsSchema = z
  .array(
    z.strictObject({
      id: z.uuid(),
      kind: z.enum(debtItemKinds),
      amount: money,
      reason: safeText(500),
    }),
  )
  .max(30);
