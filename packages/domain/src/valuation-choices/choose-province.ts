import { needsCharteredRate } from '../corporate-tax/needs-chartered-rate.ts';
import type { ValuationDocument } from '../valuations/document/valuation-document.ts';
import { withGeneralRateOfNorm, withLossesOfNorm } from '../corporate-tax/choose-tax.ts';
import { writeField } from '../valuation-fields/write-field.ts';

const taxPath = 'projection.drivers.taxRate.path';

const isBlank = ({ projection }: ValuationDocument): boolean => {
  const { path } = projection.drivers.taxRate;
  return projection.spanishTax === undefined && path.kind === 'constant' && path.value === null;
};

/** The proposed rates of the common territory go where another law applies; back in it they are proposed again. */
const withRatesOfNorm = (
  moved: ValuationDocument,
  before: ValuationDocument,
): ValuationDocument => {
  const { spanishTax } = moved.projection;
  if (needsCharteredRate(moved)) {
    if (spanishTax?.regime !== 'by-turnover') return moved;
    const asked = writeField(moved, 'projection.spanishTax', undefined);
    return withGeneralRateOfNorm(writeField(asked, taxPath, { kind: 'constant', value: null }));
  }
  if (!isBlank(moved) || !needsCharteredRate(before)) return moved;
  return withGeneralRateOfNorm(
    writeField(moved, 'projection.spanishTax', { regime: 'by-turnover' }),
  );
};

const withLawOfNorm = (moved: ValuationDocument, before: ValuationDocument): ValuationDocument =>
  withLossesOfNorm(withRatesOfNorm(moved, before), before);

/** Foral rates are confirmed for one law, and an answer about operations is about one domicile. */
const withoutAnswersOf = (document: ValuationDocument): ValuationDocument =>
  writeField(
    writeField(document, 'projection.taxOperations', undefined),
    'projection.spanishTax.confirmed',
    undefined,
  );

/**
 * Another province: where it taxes its companies itself, the proposed rates of the common territory go, and the tax is
 * asked for; back in the common territory they are proposed again. What somebody chose stays.
 */
export const chooseProvince = (
  document: ValuationDocument,
  province: string | null,
): ValuationDocument =>
  withLawOfNorm(writeField(withoutAnswersOf(document), 'company.province', province), document);

/** Where a large company works, which may lead to another law. */
export const chooseTaxOperations = (
  document: ValuationDocument,
  answer: Partial<NonNullable<ValuationDocument['projection']['taxOperations']>>,
): ValuationDocument => {
  const before = document.projection.taxOperations ?? { foral: null, shareElsewhere: null };
  const answered = writeField(document, 'projection.taxOperations', { ...before, ...answer });
  return withLawOfNorm(answered, document);
};
