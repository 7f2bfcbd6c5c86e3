import { dealSourcesOf } from '@valia/db/reference/deal-multiples.ts';
import { firmSettings } from '@valia/db/schema/firm/firm-settings.ts';
import {
  type AskedSection,
  meantSections,
  type ReportKind,
} from '@valia/domain/reports/report-choice.ts';
import type {
  ReportLanguage,
  ValuationReportInput,
} from '@valia/domain/reports/valuation-report-input.ts';
import type { ServiceContext } from '../service-context.ts';
import type { ValuationRow } from '../valuations/valuation-access.ts';
import { loadListedContrast } from './listed-contrast.ts';
import { loadReportAdviser } from './report-adviser.ts';
import { loadReportBrand } from './report-brand.ts';
import { loadSectorContext } from './sector-context.ts';
import { type ReportVersions, toReportSnapshot } from './report-versions.ts';

interface AskedReport extends ReportVersions {
  valuation: Pick<ValuationRow, 'ownerId' | 'type'>;
  kind: ReportKind;
  language: ReportLanguage;
  sections: readonly AskedSection[];
  code: string;
  issuedAt: Date;
}

/** All that a report says, with the adviser, their look and the firm as they are now. */
export const toReportInput = async (
  ctx: ServiceContext,
  { code, compared, issuedAt, kind, language, sections, snapshot, valuation }: AskedReport,
): Promise<ValuationReportInput> => {
  const { ownerId, type } = valuation;
  const adviser = await loadReportAdviser(ctx.db, ownerId);
  const brand = await loadReportBrand(ctx, { userId: ownerId, language });
  const [firm] = await ctx.db.select({ name: firmSettings.name }).from(firmSettings);
  const { document, outcome } = snapshot;
  return {
    language,
    kind,
    sections: meantSections(sections),
    type,
    document,
    outcome,
    adviser,
    firm: { name: firm?.name ?? '' },
    issuedAt: issuedAt.toISOString(),
    snapshot: toReportSnapshot(snapshot),
    compared: compared && {
      ...toReportSnapshot(compared),
      document: compared.document,
      outcome: compared.outcome,
    },
    listedContrast: await loadListedContrast(ctx.db, snapshot),
    dealSources: document.multiples.deals ? dealSourcesOf(document.multiples.deals.sector) : [],
    sectorContext: await loadSectorContext(ctx.db, snapshot),
    brand,
    verification: { code, address: `${ctx.publicOrigin}/verify` },
  };
};
