import type { ReportBrand } from '@valia/domain/reports/valuation-report-input.ts';

/**
 * The path under which the typesetter finds a logo, derived from its content, so that a cached page shows the right
 * logo.
 */
export const logoPath = ({ logo }: ReportBrand): string => {
  if (logo === null) return '';
  const ending = logo.mediaType === 'image/png' ? 'png' : 'jpg';
  return `logo-${logo.sha256.slice(0, 32)}.${ending}`;
};
