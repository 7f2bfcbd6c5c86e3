import { AppError } from '@valia/domain/errors/app-error.ts';
import { safeText } from '@valia/domain/text/safe-text.ts';
import type { ListValuationsInput } from '@valia/domain/valuations/valuation-list-schemas.ts';
import { z } from 'zod';

type Order = Pick<ListValuationsInput, 'sort' | 'direction'>;

// A name has 160 characters, and one syllable of Hangul comes apart into three letters; no sign into more.
const longestName = 160 * 3;

/** Where a page ended. `value` is null for a valuation without a result, which sorts below every number. */
const cursorSchema = z.discriminatedUnion('sort', [
  z.strictObject({ sort: z.literal('updatedAt'), value: z.iso.datetime() }),
  z.strictObject({ sort: z.literal('companyName'), value: safeText(longestName) }),
  z.strictObject({ sort: z.literal('equityCentral'), value: z.number().nullable() }),
]);

const tokenSchema = z.strictObject({
  at: cursorSchema,
  direction: z.enum(['asc', 'desc']),
  id: z.uuid(),
});
export type ValuationCursor = z.infer<typeof tokenSchema>;

export const encodeCursor = (cursor: ValuationCursor): string =>
  Buffer.from(JSON.stringify(cursor)).toString('base64url');

const parsed = (token: string): unknown => {
  try {
    return JSON.parse(Buffer.from(token, 'base64url').toString());
  } catch {
    return null;
  }
};

/** Reads what `encodeCursor` wrote for the same order; anything else is refused as input. */
export const decodeCursor = (token: string, { sort, direction }: Order): ValuationCursor => {
  const result = tokenSchema.safeParse(parsed(token));
  if (!result.success || result.data.at.sort !== sort || result.data.direction !== direction) {
    throw new AppError('invalid-input', [{ path: 'cursor', code: 'not-valid', params: {} }]);
  }
  return result.data;
};
