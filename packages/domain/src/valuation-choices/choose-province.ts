import { needsCharteredRate } from '../valuations/needs-chartered-rate.ts';
import type { ValuationDocument } from '../valuations/document/valuation-document.ts';
import { writeField } from '../valuation-fields/write-field.ts';

const taxPath = 'projection.drivers.taxRate.path';

const isBlank = ({ projection }: ValuationDocument): boolean => {
  const { path } = projection.drivers.taxRate;
  return projection.spanishTax === undefined && path.kind === 'constant' && path.value === null;
};

/**
 * Another province: where it taxes its companies itself, the proposed rates of the common territory go, and the tax is
 * asked for; back in the common territory they are proposed again. What somebody chose stays.
 */
export const chooseProvince = (
  document: ValuationDocument,
  province: string | null,
): ValuationDocument => {
  const moved = writeField(document, 'company.province', province);
  const { spanishTax } = moved.projection;
  if (needsCharteredRate(moved)) {
    if (spanishTax?.regime !== 'by-turnover') return moved;
    const asked = writeField(moved, 'projection.spanishTax', undefined);
    return writeField(asked, taxPath, { kind: 'constant', value: null });
  }
  if (!isBlank(moved) || !needsCharteredRate(document)) return moved;
  return writeField(moved, 'projection.spanishTax', { regime: 'by-turnover' });
};
