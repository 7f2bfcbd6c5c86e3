import type { ReportBrand } from './valuation-report-input.ts';

/** The brand of an organization that has chosen nothing. */
export const emptyBranding: ReportBrand = {
  color: null,
  logo: null,
  description: null,
  website: null,
  address: null,
  disclaimer: null,
};
