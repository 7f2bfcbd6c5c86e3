import { isMissingForalRates } from '../corporate-tax/is-missing-foral-rates.ts';
import type { ValuationDocument } from '../valuations/document/valuation-document.ts';
import { withGeneralRateOfLaw, withLossLimitOfLaw } from '../corporate-tax/choose-tax.ts';
import { writeField } from '../valuation-fields/write-field.ts';

const taxPath = 'projection.drivers.taxRate.path';

const isBlank = ({ projection }: ValuationDocument): boolean => {
  const { path } = projection.drivers.taxRate;
  return projection.spanishTax === undefined && path.kind === 'constant' && path.value === null;
};

/**
 * Removes the proposed rates of the common territory when another law applies, and proposes them again when the common
 * law applies.
 */
const withRatesOfNorm = (
  moved: ValuationDocument,
  before: ValuationDocument,
): ValuationDocument => {
  const { spanishTax } = moved.projection;
  if (isMissingForalRates(moved)) {
    if (spanishTax?.regime !== 'by-turnover') return moved;
    const asked = writeField(moved, 'projection.spanishTax', undefined);
    return withGeneralRateOfLaw(writeField(asked, taxPath, { kind: 'constant', value: null }));
  }
  if (!isBlank(moved) || !isMissingForalRates(before)) return moved;
  return withGeneralRateOfLaw(
    writeField(moved, 'projection.spanishTax', { regime: 'by-turnover' }),
  );
};

const withLawOfNorm = (moved: ValuationDocument, before: ValuationDocument): ValuationDocument =>
  withLossLimitOfLaw(withRatesOfNorm(moved, before), before);

/** Foral rates are confirmed for one law, and the answer about operations belongs to one domicile. */
const withoutAnswersOf = (document: ValuationDocument): ValuationDocument =>
  writeField(
    writeField(document, 'projection.taxOperations', undefined),
    'projection.spanishTax.confirmed',
    undefined,
  );

/**
 * Switches the province. When it taxes its companies itself, the proposed rates of the common territory are removed and
 * the user is asked for the tax; back in the common territory they are proposed again. Rates chosen by a user remain.
 */
export const chooseProvince = (
  document: ValuationDocument,
  province: string | null,
): ValuationDocument =>
  withLawOfNorm(writeField(withoutAnswersOf(document), 'company.province', province), document);

/** Sets where a large company operates, which may change the applicable law. */
export const chooseTaxOperations = (
  document: ValuationDocument,
  answer: Partial<NonNullable<ValuationDocument['projection']['taxOperations']>>,
): ValuationDocument => {
  const before = document.projection.taxOperations ?? { foral: null, shareElsewhere: null };
  const answered = writeField(document, 'projection.taxOperations', { ...before, ...answer });
  return withLawOfNorm(answered, document);
};
