import type { ReportBrand } from '@valia/domain/reports/valuation-report-input.ts';

/** The name under which the typesetter finds a logo: that of its content, so that a kept page shows the right one. */
export const logoPath = ({ logo }: ReportBrand): string => {
  if (logo === null) return '';
  const ending = logo.mediaType === 'image/png' ? 'png' : 'jpg';
  return `logo-${logo.sha256.slice(0, 32)}.${ending}`;
};
