import type { Database } from '@valia/db/client.ts';
import { dealSourcesOf } from '@valia/db/reference/deal-multiples.ts';
import { firmSettings } from '@valia/db/schema/firm/firm-settings.ts';
import { madridCalendar } from '@valia/domain/calendar/madrid-calendar.ts';
import {
  type RequestedSection,
  resolveSections,
  type ReportKind,
} from '@valia/domain/reports/report-choice.ts';
import type {
  ReportLanguage,
  SectorContext,
  ValuationReportInput,
} from '@valia/domain/reports/valuation-report-input.ts';
import { listSectorSets, readSectorSet, sectorRegion } from '../sectors/latest-sector-set.ts';
import type { ServiceContext } from '../context/service-context.ts';
import type { ValuationRow } from '../valuations/valuation-access.ts';
import { loadListedCrossCheck } from './listed-cross-check.ts';
import { loadReportAdviser } from './report-adviser.ts';
import { loadReportBrand } from './report-brand.ts';
import { type ReportVersions, type SnapshotRow, toReportSnapshot } from './report-versions.ts';

/**
 * The multiples of the company's sector, from the edition in force on the day when the version was closed, so that all
 * reports of the version show the same ones. Null without a sector, or when enterprise multiples are not meaningful for
 * it.
 */
const loadSectorContext = async (
  db: Database,
  { createdAt, document }: Pick<SnapshotRow, 'createdAt' | 'document'>,
): Promise<SectorContext | null> => {
  const asked = { region: sectorRegion, today: madridCalendar.date(createdAt) };
  const [set] = await listSectorSets(db, asked);
  if (set === undefined || document.company.sector === null) return null;
  const { date, region, sectors, source } = await readSectorSet(db, set);
  const found = sectors.find(({ code }) => code === document.company.sector);
  if (!found?.evMultiplesMeaningful) return null;
  const { central, code, debtToEquity, firms, high, low } = found;
  return { sector: code, region, date, source, firms, low, central, high, debtToEquity };
};

interface AskedReport extends ReportVersions {
  valuation: Pick<ValuationRow, 'ownerId' | 'type'>;
  kind: ReportKind;
  language: ReportLanguage;
  sections: readonly RequestedSection[];
  code: string;
  issuedAt: Date;
}

/** All data of a report, with the current data of the adviser, the branding and the firm. */
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
    sections: resolveSections(sections),
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
    listedContrast: await loadListedCrossCheck(ctx.db, snapshot),
    dealSources: document.multiples.deals ? dealSourcesOf(document.multiples.deals.sector) : [],
    sectorContext: await loadSectorContext(ctx.db, snapshot),
    brand,
    verification: { code, address: `${ctx.publicOrigin}/verify` },
  };
};
