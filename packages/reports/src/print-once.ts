import { valdeorzaDocument } from '@valia/domain/demo/valdeorza-document.ts';
import { usualSections } from '@valia/domain/reports/report-choice.ts';
import type { ReportRenderer } from '@valia/domain/reports/report-renderer.ts';
import { unbranded } from '@valia/domain/reports/unbranded.ts';
import { valueCompany } from '@valia/valuation/company/value-company.ts';
import { engineVersion } from '@valia/valuation/engine-version.ts';

const never = new Date(0).toISOString();
const unsigned = { name: '', organizationName: null, email: '-', phone: null, city: null };

/** Prints the worked example for nobody: fonts, templates and catalogs are read, and the first report is as quick as any. */
export const printOnce = async (renderer: ReportRenderer): Promise<void> => {
  const document = valdeorzaDocument();
  await renderer.renderValuationReport({
    language: 'es',
    kind: 'full',
    sections: usualSections.full,
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
    brand: unbranded,
    verification: { code: '', address: '' },
  });
};
