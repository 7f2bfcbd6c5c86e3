import { figureUnits } from '@valia/valuation/figure.ts';
import { knownFormulaIds } from '@valia/valuation/formulas/formula-expressions.ts';
import { formulaSymbols } from '@valia/valuation/formulas/formula-symbols.ts';
import { valuationIssueCodes, type ValuationOutcome } from '@valia/valuation/valuation-outcome.ts';
import { z } from 'zod';

const figureSchema = z.strictObject({
  id: z.string(),
  value: z.number(),
  unit: z.enum(figureUnits),
  formula: z.enum(knownFormulaIds),
  inputs: z.array(z.strictObject({ symbol: z.enum(formulaSymbols), figure: z.string() })),
  field: z.string().exactOptional(),
});

const valueRangeSchema = z.strictObject({ low: z.number(), central: z.number(), high: z.number() });

const methodResultSchema = z
  .strictObject({
    weight: z.number(),
    enterpriseValue: valueRangeSchema,
    equityValue: valueRangeSchema,
  })
  .nullable();

const resultSchema = z.strictObject({
  enterpriseValue: valueRangeSchema,
  equityValue: valueRangeSchema,
  dcf: methodResultSchema,
  multiples: methodResultSchema,
  normalisedEbitda: z.number(),
  netFinancialDebt: z.number(),
  impliedEvToEbitda: z.number().nullable(),
  terminalValueShare: z.number().nullable(),
  weightedAverageCostOfCapital: z.number().nullable(),
  equityAfterDiscounts: valueRangeSchema.exactOptional(),
  optionsValue: z.number().exactOptional(),
  valuePerShare: z.number().exactOptional(),
});

const issueSchema = z.strictObject({
  severity: z.enum(['missing', 'error', 'warning']),
  code: z.enum(valuationIssueCodes),
  field: z.string(),
  params: z.record(z.string(), z.number()),
});

/** The outcome of a document, computed by this engine or an earlier one. */
export const valuationOutcomeSchema = z.strictObject({
  figures: z.record(z.string(), figureSchema),
  result: resultSchema.nullable(),
  issues: z.array(issueSchema),
}) satisfies z.ZodType<ValuationOutcome>;
