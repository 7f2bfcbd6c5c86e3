import { z } from 'zod';
import { requiredLineText, oneLineText } from '../text/one-line-text.ts';
import type { AskedFee } from './fee-calculation.ts';
import { feeConventions, type OwnFeeScales, scaleOfConvention } from './fee-convention.ts';
import type { FeeScale } from './fee-scale.ts';
import { feeTermsIssues } from './fee-terms-issues.ts';
import { retainersPaid } from './retainers-paid.ts';

/** Ten thousand million euros, in cents. */
const mostCents = 1_000_000_000_000;
const [mostTiers, mostMonths, nameMaximum, companyMaximum] = [20, 120, 60, 160];
const cents = z.int().min(0).max(mostCents);
/** Written with four decimals at most, as percentages are with two. */
const share = z.number().min(0).max(1);

const tierSchema = z.strictObject({ upToCents: cents.min(1).nullable(), rate: share });

export const feeTaxSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['vat', 'exempt', 'not-subject']) }),
  z.strictObject({ kind: z.enum(['igic', 'ipsi']), rate: share }),
]);

/** What a mandate says: what a preset keeps. */
const termsShape = {
  convention: z.enum(feeConventions),
  flatRate: share,
  tiers: z.array(tierSchema).max(mostTiers),
  minimumCents: cents.nullable(),
  capCents: cents.nullable(),
  monthlyRetainerCents: cents,
  months: z.number().min(0).max(mostMonths),
  retainerCredit: share,
  mostCreditCents: cents.nullable(),
  isKnownBuyer: z.boolean(),
  knownBuyerDiscount: share,
  tax: feeTaxSchema,
};
export type FeePresetTerms = z.infer<z.ZodObject<typeof termsShape, z.core.$strict>>;

const scaleOf = ({ tiers }: Pick<FeePresetTerms, 'tiers'>): FeeScale =>
  tiers.map(({ upToCents, rate }) => ({
    upToCents: upToCents === null ? null : BigInt(upToCents),
    rate,
  }));

/** The scales that a mandate's own figures make. */
export const ownScalesOf = ({ flatRate, tiers }: FeePresetTerms): OwnFeeScales => ({
  flatRate,
  ownScale: scaleOf({ tiers }),
});

const bigintOf = (amount: number | null): bigint | null =>
  amount === null ? null : BigInt(amount);

const termsOf = (given: FeePresetTerms) => ({
  scale: scaleOfConvention(given.convention, ownScalesOf(given)) ?? [],
  minimumCents: bigintOf(given.minimumCents),
  capCents: bigintOf(given.capCents),
  retainerCredit: given.retainerCredit,
  knownBuyerDiscount: given.knownBuyerDiscount,
});

/** What is wrong with the terms, at the field that says it. */
const issueTerms = (given: FeePresetTerms, ctx: z.RefinementCtx): void => {
  for (const { field } of feeTermsIssues(termsOf(given))) {
    const path = field.startsWith('scale') ? field.replace('scale', 'tiers') : field;
    ctx.addIssue({ code: 'custom', path: path.split('.'), message: 'not-valid' });
  }
};

export const feePresetTermsSchema = z.strictObject(termsShape).superRefine(issueTerms);

const dealShape = {
  /** Named on the document; empty for none. */
  companyName: oneLineText(companyMaximum),
  base: z.enum(['enterprise', 'equity']),
  closingCents: cents,
  earnOutCents: cents,
  /** When the earn-out is paid: a month, `2028-03`. */
  earnOutMonth: z
    .string()
    .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)
    .nullable(),
};

export const feeInputSchema = z
  .strictObject({ ...termsShape, ...dealShape })
  .superRefine(issueTerms);
export type FeeInput = z.infer<typeof feeInputSchema>;

/** What the calculation is asked for by what was typed. */
export const askedFee = (input: FeeInput): AskedFee => ({
  terms: termsOf(input),
  closingCents: BigInt(input.closingCents),
  earnOutCents: BigInt(input.earnOutCents),
  isKnownBuyer: input.isKnownBuyer,
  retainersPaidCents: retainersPaid(BigInt(input.monthlyRetainerCents), input.months, null),
  mostCreditCents: bigintOf(input.mostCreditCents),
  tax: input.tax,
});

export const printFeeInput = z.strictObject({
  fee: feeInputSchema,
  language: z.enum(['es', 'ca', 'en']),
});
export type PrintFeeInput = z.infer<typeof printFeeInput>;

export const feePresetSchema = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  isFirm: z.boolean(),
  terms: z.strictObject(termsShape),
});
export type FeePreset = z.infer<typeof feePresetSchema>;
export const feePresetsSchema = z.strictObject({ presets: z.array(feePresetSchema) });

export const saveFeePresetInput = z.strictObject({
  id: z.uuid(),
  name: requiredLineText(nameMaximum),
  terms: feePresetTermsSchema,
});
export type SaveFeePresetInput = z.infer<typeof saveFeePresetInput>;
export const deleteFeePresetInput = z.strictObject({ id: z.uuid() });
export const mostFeePresets = 30;

/** Valuations of mine that a price can be taken from; amounts in euros. */
export const feeValuationsInput = z.strictObject({
  /** One that has to be among them. */
  valuationId: z.uuid().nullable().default(null),
});
export const feeValuationsSchema = z.strictObject({
  valuations: z.array(
    z.strictObject({
      id: z.uuid(),
      companyName: z.string(),
      equityCents: z.int().nullable(),
      enterpriseCents: z.int().nullable(),
    }),
  ),
});
export type FeeValuation = z.infer<typeof feeValuationsSchema>['valuations'][number];
