import type { ReportBrand } from './valuation-report-input.ts';

/** Of an organization that chose nothing. */
export const unbranded: ReportBrand = {
  color: null,
  logo: null,
  description: null,
  website: null,
  address: null,
  disclaimer: null,
};
