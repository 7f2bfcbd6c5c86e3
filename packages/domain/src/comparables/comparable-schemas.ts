import { z } from 'zod';
import { oneLineText, requiredLineText } from '../text/one-line-text.ts';
import { safeText } from '../text/safe-text.ts';
import { dealSourceSchema } from '../sectors/edition-deals-schema.ts';
import { sectorDealsShape } from '../valuations/document/deal-multiples-schema.ts';
import { isoDate, sectorCode } from '../valuations/document/amounts-and-codes.ts';
import { multipleOfTransaction } from './multiple-of-transaction.ts';

/** Of one person; more is no longer a list that somebody knows. */
export const mostTransactions = 500;
/** Below it a median would tell of a few known people. */
export const fewestAdvisers = 5;
export const [lowestMultiple, highestMultiple] = [0.1, 100];

const amount = z.number().min(1).max(1e12).nullable();

const transactionShape = {
  sector: sectorCode,
  name: requiredLineText(160),
  closedOn: isoDate,
  enterpriseValue: amount,
  ebitda: amount,
  /** Left out where value and EBITDA say it. */
  evToEbitda: z.number().min(lowestMultiple).max(highestMultiple).nullable(),
  source: oneLineText(300),
};

/** A multiple that is typed, or follows from value and EBITDA. */
const hasMultiple = (given: Parameters<typeof multipleOfTransaction>[0]): boolean =>
  multipleOfTransaction(given) !== null;
const closedLater = { path: ['closedOn'], message: 'date-after-today' };
const withoutMultiple = { path: ['evToEbitda'], message: 'required' };

export const createTransactionInput = z
  .strictObject(transactionShape)
  .refine(hasMultiple, withoutMultiple);
export type CreateTransactionInput = z.infer<typeof createTransactionInput>;

/** What a form checks on the day it is filled in, `2026-11-21`: the schema itself knows no day. */
export const transactionInputOn = (today: string) =>
  createTransactionInput.refine(({ closedOn }) => closedOn <= today, closedLater);

export const createTransactionsInput = z.strictObject({
  transactions: z.array(createTransactionInput).min(1).max(200),
});
export type CreateTransactionsInput = z.infer<typeof createTransactionsInput>;

/** `version` is the one that was seen; another one is a conflict. */
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

export const comparedMultiples = [
  'evToEbitda',
  'evToEbit',
  'evToSales',
  'priceToEarnings',
] as const;
export type ComparedMultiple = (typeof comparedMultiples)[number];
export const setRegions = ['Western Europe', 'US'] as const;
export type SetRegion = (typeof setRegions)[number];

/** `setId`: an earlier edition; left out, the one in force. */
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
  /** Null where the edition has no such multiple, or it means nothing there. */
  range: z
    .strictObject({ low: z.number(), central: z.number(), high: z.number(), firms: z.int() })
    .nullable(),
  /** In each edition of the region, the oldest first. */
  history: z.array(z.strictObject({ date: z.iso.date(), central: z.number() })),
  own: z.strictObject({ median: z.number(), transactions: z.int() }).nullable(),
  /** Null below five advisers. */
  platform: z
    .strictObject({
      median: z.number(),
      advisers: z.int(),
      /** Brought to an EBITDA of a million. */
      sized: z.boolean(),
    })
    .nullable(),
  /** What its deals pay at an EBITDA of a million, and who published it; null without such evidence. */
  deals: z.strictObject({ ...sectorDealsShape, sources: z.array(dealSourceSchema) }).nullable(),
  /** A valuation of mine is of it. */
  isMine: z.boolean(),
});
export type ComparedSector = z.infer<typeof comparedSectorSchema>;

export const comparedSectorsSchema = z.strictObject({
  region: z.enum(setRegions),
  multiple: z.enum(comparedMultiples),
  edition: editionSchema,
  editions: z.array(editionSchema),
  /** Until when the deals are known, and what brings them to another size. */
  dealCurve: z
    .strictObject({
      date: z.iso.date(),
      nodes: z.array(z.strictObject({ ebitda: z.number(), factor: z.number() })),
    })
    .nullable(),
  sectors: z.array(comparedSectorSchema),
});
export type ComparedSectors = z.infer<typeof comparedSectorsSchema>;

/** What a valuation takes over: the sector's range, my own transactions, or the platform's median. */
export const multipleOrigins = ['sector', 'own', 'platform'] as const;
export const applyMultipleInput = z.strictObject({
  valuationId: z.uuid(),
  sector: sectorCode,
  origin: z.enum(multipleOrigins),
  /** The edition and the multiple of it that were shown: what is seen is what is taken. */
  region: z.enum(setRegions).default('Western Europe'),
  setId: z.uuid().nullable().default(null),
  multiple: z.enum(comparedMultiples).default('evToEbitda'),
  /** A sentence that pages of earlier releases send; the product writes its own. */
  note: safeText(300).exactOptional(),
});
export type ApplyMultipleInput = z.infer<typeof applyMultipleInput>;
export const tookMultipleSchema = z.strictObject({ valuationId: z.uuid() });
