import type { ValuationOutcome } from '@valia/valuation/valuation-outcome.ts';
import type { DealSource } from '../sectors/edition-deals-schema.ts';
import type { ValuationDocument } from '../valuations/document/valuation-document.ts';
import type { ValuationType } from '../valuations/valuation-type.ts';
import type { ReportKind, ReportSection } from './report-choice.ts';

export const reportLanguages = ['es', 'ca', 'en'] as const;
export type ReportLanguage = (typeof reportLanguages)[number];

/** Who signs the report. Empty text and null both mean "not given" and leave the line out. */
export interface ReportAdviser {
  name: string;
  organizationName: string | null;
  email: string;
  phone: string | null;
  city: string | null;
  /** The professional body they belong to, and their number there. */
  body?: string;
  membership?: string;
}

/** The adviser's own look; `color` as `#rrggbb`, corrected for contrast where it is printed. */
export interface ReportBrand {
  color: string | null;
  logo: { mediaType: 'image/png' | 'image/jpeg'; sha256: string; bytes: Uint8Array } | null;
  /** Below the name in place of the city, further lines of the cover, and what closes the report. */
  description: string | null;
  website: string | null;
  address: string | null;
  disclaimer: string | null;
}

/** The closed version the figures come from: `sha256` of its canonical JSON, in hexadecimal. */
export interface ReportSnapshot {
  sha256: string;
  engineVersion: string;
  createdAt: string;
  /** 1 is the first. */
  number: number;
}

/**
 * The EV/EBIT of the company's sector where it is published: another market's, set beside the value without weight.
 * `date` is the ISO date of the publication, `evToEbit` times, over `firms` listed companies.
 */
export interface ListedContrast {
  region: string;
  date: string;
  source: string;
  firms: number;
  evToEbit: number;
}

/**
 * The company's sector as the edition of multiples that was in force on the closing day has it: context beside the
 * value. Multiples are times, `debtToEquity` a fraction, `date` ISO.
 */
export interface SectorContext {
  sector: string;
  region: string;
  date: string;
  source: string;
  firms: number;
  low: number;
  central: number;
  high: number;
  debtToEquity: number;
}

/** An earlier closed version of the same valuation. */
export interface ComparedVersion extends ReportSnapshot {
  document: ValuationDocument;
  outcome: ValuationOutcome;
}

/**
 * Everything a valuation report says, as plain data: the renderer queries nothing.
 * `document` and `outcome` are those of the closed version; `issuedAt` and `snapshot.createdAt` are ISO instants.
 */
export interface ValuationReportInput {
  language: ReportLanguage;
  kind: ReportKind;
  sections: readonly ReportSection[];
  type: ValuationType;
  document: ValuationDocument;
  outcome: ValuationOutcome;
  adviser: ReportAdviser;
  firm: { name: string };
  issuedAt: string;
  snapshot: ReportSnapshot;
  /** Only of a comparison. */
  compared: ComparedVersion | null;
  /** Null where the sector has none, or it says little there. */
  listedContrast: ListedContrast | null;
  /** The published figures behind the deals of the company's sector. */
  dealSources?: readonly DealSource[];
  /** Null where the sector has no multiples, or they say nothing of it. */
  sectorContext: SectorContext | null;
  brand: ReportBrand;
  /** Under which the report can be verified, and where. */
  verification: { code: string; address: string };
}
