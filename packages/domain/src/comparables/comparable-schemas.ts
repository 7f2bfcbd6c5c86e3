import { z } from 'zod';
import { oneLineText, requiredLineText } from '../text/one-line-text.ts';
import { safeText } from '../text/safe-text.ts';
import { dealSourceSchema } from '../sectors/edition-deals-schema.ts';
import { sectorDealsShape } from '../valuations/document/deal-multiples-schema.ts';
import { isoDate, sectorCode } from '../valuations/document/amounts-and-codes.ts';
import { comparedMultiples } from './compared-sector-list.ts';
import { multipleOfTransaction } from './multiple-of-transaction.ts';

/** The maximum per user, because a longer list would no longer contain only sales that the user knows. */
export const maxTransactions = 500;
/** With fewer advisers a median would reveal the data of a few known users. */
export const minAdvisersForMedian = 5;
export const [lowestMultiple, highestMultiple] = [0.1, 100];

const amount = z.number().min(1).max(1e12).nullable();

const transactionShape = {
  sector: sectorCode,
  name: requiredLineText(160),
  closedOn: isoDate,
  enterpriseValue: amount,
  ebitda: amount,
  /** Null when the multiple follows from value and EBITDA. */
  evToEbitda: z.number().min(lowestMultiple).max(highestMultiple).nullable(),
  source: oneLineText(300),
};

/** The multiple is either typed, or follows from value and EBITDA. */
const hasMultiple = (given: Parameters<typeof multipleOfTransaction>[0]): boolean =>
  multipleOfTransaction(given) !== null;
const closedLater = { path: ['closedOn'], message: 'date-after-today' };
const withoutMultiple = { path: ['evToEbitda'], message: 'required' };

export const createTransactionInput = z
  .strictObject(transactionShape)
  .refine(hasMultiple, withoutMultiple);
export type CreateTransactionInput = z.infer<typeof createTransactionInput>;

/** The check of a form with the current date, `2026-11-21`, which the schema itself does not know. */
export const transactionInputForDay = (today: string) =>
  createTransactionInput.refine(({ closedOn }) => closedOn <= today, closedLater);

export const createTransactionsInput = z.strictObject({
  transactions: z.array(createTransactionInput).min(1).max(200),
});
export type CreateTransactionsInput = z.infer<typeof createTransactionsInput>;

/** `version` is the version that the user saw; a different stored version is a conflict. */
export const updateTransactionInput = z
  .strictObject({ id: z.uuid(), version: z.int().min(1), ...transactionShape })
  .refine(hasMultiple, withoutMultiple);
export type UpdateTransactionInput = z.infer<typeof updateTransactionInput>;

export const transactionIdInput = z.strictObject({ id: z.uuid() });
export type TransactionIdInput = z.infer<typeof transactionIdInput>;

export const transactionSchema = z.strictObject({
  id: z.uuid(),
  version: z.int(),
  sector: z.string(),
  name: z.string(),
  closedOn: z.iso.date(),
  enterpriseValue: z.number().nullable(),
  ebitda: z.number().nullable(),
  evToEbitda: z.number(),
  source: z.string(),
});
export type ComparableTransaction = z.infer<typeof transactionSchema>;

export const transactionsSchema = z.strictObject({ transactions: z.array(transactionSchema) });
export const createdTransactionsSchema = z.strictObject({ created: z.int() });
export const deletedTransactionSchema = z.strictObject({ id: z.uuid() });

export const setRegions = ['Western Europe', 'US'] as const;
export type SetRegion = (typeof setRegions)[number];

/** `setId` selects an earlier edition; when omitted, the edition in force. */
export const compareSectorsInput = z.strictObject({
  region: z.enum(setRegions).default('Western Europe'),
  multiple: z.enum(comparedMultiples).default('evToEbitda'),
  setId: z.uuid().nullable().default(null),
});
export type CompareSectorsInput = z.infer<typeof compareSectorsInput>;

const editionSchema = z.strictObject({
  setId: z.uuid(),
  date: z.iso.date(),
  effectiveDate: z.iso.date(),
  source: z.string(),
});
export type Edition = z.infer<typeof editionSchema>;

const comparedSectorSchema = z.strictObject({
  code: z.string(),
  names: z.strictObject({ es: z.string(), ca: z.string(), en: z.string() }),
  /** Null when the edition has no such multiple, or the multiple is not meaningful for the sector. */
  range: z
    .strictObject({ low: z.number(), central: z.number(), high: z.number(), firms: z.int() })
    .nullable(),
  /** The central value in each edition of the region, the oldest first. */
  history: z.array(z.strictObject({ date: z.iso.date(), central: z.number() })),
  own: z.strictObject({ median: z.number(), transactions: z.int() }).nullable(),
  /** Null with fewer than five advisers. */
  platform: z
    .strictObject({
      median: z.number(),
      advisers: z.int(),
      /** Whether the median is adjusted to an EBITDA of one million. */
      sized: z.boolean(),
    })
    .nullable(),
  /**
   * The multiples paid in the sector's deals at an EBITDA of one million, with their publishers; null without such
   * data.
   */
  deals: z.strictObject({ ...sectorDealsShape, sources: z.array(dealSourceSchema) }).nullable(),
  /** Whether one of the user's own valuations is in this sector. */
  isMine: z.boolean(),
});
export type ComparedSector = z.infer<typeof comparedSectorSchema>;

export const comparedSectorsSchema = z.strictObject({
  region: z.enum(setRegions),
  multiple: z.enum(comparedMultiples),
  edition: editionSchema,
  editions: z.array(editionSchema),
  /** The date up to which deals are included, and the curve that adjusts them to another size. */
  dealCurve: z
    .strictObject({
      date: z.iso.date(),
      nodes: z.array(z.strictObject({ ebitda: z.number(), factor: z.number() })),
    })
    .nullable(),
  sectors: z.array(comparedSectorSchema),
});
export type ComparedSectors = z.infer<typeof comparedSectorsSchema>;

/**
 * The source of the multiple that a valuation receives: the sector's range, the user's own transactions, or the
 * platform's median.
 */
export const multipleOrigins = ['sector', 'own', 'platform'] as const;
export const applyMultipleInput = z.strictObject({
  valuationId: z.uuid(),
  sector: sectorCode,
  origin: z.enum(multipleOrigins),
  /** The edition and the multiple that the user saw, so that exactly these are applied. */
  region: z.enum(setRegions).default('Western Europe'),
  setId: z.uuid().nullable().default(null),
  multiple: z.enum(comparedMultiples).default('evToEbitda'),
  /** A text that pages of earlier releases send; the product now composes its own. */
  note: safeText(300).exactOptional(),
});
export type ApplyMultipleInput = z.infer<typeof applyMultipleInput>;
export const appliedMultipleSchema = z.strictObject({ valuationId: z.uuid() });
