import { z } from 'zod';
import { requiredLineText, oneLineText } from '../text/one-line-text.ts';
import { uncheckedStored } from '../stored-documents/unchecked-stored.ts';
import { safeText } from '../text/safe-text.ts';
import { chargedTerms, type FeePresetTerms } from './fee-request.ts';
import { feeConventions } from './fee-convention.ts';
import { feeTermsIssues } from './fee-terms-issues.ts';

/** Ten thousand million euros, in cents. */
const mostCents = 1_000_000_000_000;
const [mostTiers, mostMonths, nameMaximum, companyMaximum] = [20, 120, 60, 160];
const cents = z.int().min(0).max(mostCents);
/** At most four decimals, as percentages have two. */
const share = z.number().min(0).max(1);

const tierSchema = z.strictObject({ upToCents: cents.min(1).nullable(), rate: share });

const feeTaxSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['vat', 'exempt', 'not-subject']) }),
  z.strictObject({ kind: z.enum(['igic', 'ipsi']), rate: share }),
]);

/** The terms of a mandate, which are also the contents of a preset. */
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
/** Reports the faults of the terms, each at its field. */
const issueTerms = (given: FeePresetTerms, ctx: z.RefinementCtx): void => {
  for (const { field } of feeTermsIssues(chargedTerms(given))) {
    const path = field.startsWith('scale') ? field.replace('scale', 'tiers') : field;
    ctx.addIssue({ code: 'custom', path: path.split('.'), message: 'not-valid' });
  }
};

const feePresetTermsSchema = z.strictObject(termsShape).superRefine(issueTerms);

const dealShape = {
  /** The company shown on the document; empty for none. */
  companyName: oneLineText(companyMaximum),
  base: z.enum(['enterprise', 'equity']),
  closingCents: cents,
  earnOutCents: cents,
  /** The month in which the earn-out is paid, `2028-03`. */
  earnOutMonth: z
    .string()
    .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)
    .nullable(),
};

const feeInputSchema = z.strictObject({ ...termsShape, ...dealShape }).superRefine(issueTerms);

export const printFeeInput = z.strictObject({
  fee: feeInputSchema,
  language: z.enum(['es', 'ca', 'en']),
});
export type PrintFeeInput = z.infer<typeof printFeeInput>;

const feePresetSchema = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  isFirm: z.boolean(),
  terms: uncheckedStored<FeePresetTerms>(),
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
export const maxFeePresets = 30;

/** The user's own valuations from which a price can be taken; amounts in euros. */
export const feeValuationsInput = z.strictObject({
  /** A valuation that must be included in the list. */
  valuationId: z.uuid().nullable().default(null),
  /** Searched in the names of companies; when empty, the latest valuations are returned. */
  search: safeText(100).default(''),
});
export type FeeValuationsInput = z.infer<typeof feeValuationsInput>;
export const feeValuationsSchema = z.strictObject({
  /** Whether there are more valuations, which can be found by name. */
  hasMore: z.boolean(),
  valuations: z.array(
    z.strictObject({
      id: z.uuid(),
      companyName: z.string(),
      equityCents: z.int().nullable(),
      enterpriseCents: z.int().nullable(),
    }),
  ),
});
export type FeeValuations = z.infer<typeof feeValuationsSchema>;
export type FeeValuation = z.infer<typeof feeValuationsSchema>['valuations'][number];
