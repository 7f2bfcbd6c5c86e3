import { valdeorzaDocument } from '@valia/domain/demo/valdeorza-document.ts';
import { defaultSections } from '@valia/domain/reports/report-choice.ts';
import type { ReportRenderer } from '@valia/domain/reports/report-renderer.ts';
import { emptyBranding } from '@valia/domain/reports/empty-branding.ts';
import { valueCompany } from '@valia/valuation/company/value-company.ts';
import { engineVersion } from '@valia/valuation/engine-version.ts';

const never = new Date(0).toISOString();
const unsigned = { name: '', organizationName: null, email: '-', phone: null, city: null };

/**
 * Prints the worked example once and discards it, so that fonts, templates and catalogs are loaded and the first report
 * is as fast as any.
 */
export const warmUpPrinting = async (renderer: ReportRenderer): Promise<void> => {
  const document = valdeorzaDocument();
  await renderer.renderValuationReport({
    language: 'es',
    kind: 'full',
    sections: defaultSections.full,
    type: 'client_business',
    document,
    outcome: valueCompany(document),
    adviser: unsigned,
    firm: { name: '' },
    issuedAt: never,
    snapshot: { sha256: '', engineVersion, createdAt: never, number: 1 },
    compared: null,
    listedContrast: null,
    sectorContext: null,
    brand: emptyBranding,
    verification: { code: '', address: '' },
  });
};
