import type { ValuationOutcome } from '@valia/valuation/valuation-outcome.ts';
import type { DealSource } from '../sectors/edition-deals-schema.ts';
import type { ValuationDocument } from '../valuations/document/valuation-document.ts';
import type { ValuationType } from '../valuations/valuation-type.ts';
import type { ReportKind, ReportSection } from './report-choice.ts';

export const reportLanguages = ['es', 'ca', 'en'] as const;
export type ReportLanguage = (typeof reportLanguages)[number];

/** The signer of the report. Empty text and null both mean "not given" and omit the line. */
export interface ReportAdviser {
  name: string;
  organizationName: string | null;
  email: string;
  phone: string | null;
  city: string | null;
  /** The professional body of the signer, and their membership number. */
  body?: string;
  membership?: string;
}

/** The adviser's brand; `color` as `#rrggbb`, corrected for contrast when it is printed. */
export interface ReportBrand {
  color: string | null;
  logo: { mediaType: 'image/png' | 'image/jpeg'; sha256: string; bytes: Uint8Array } | null;
  /** The text below the name instead of the city, further lines of the cover, and the closing text of the report. */
  description: string | null;
  website: string | null;
  address: string | null;
  disclaimer: string | null;
}

/** The snapshot that contains the figures: `sha256` of its canonical JSON, in hexadecimal. */
export interface ReportSnapshot {
  sha256: string;
  engineVersion: string;
  createdAt: string;
  /** Starts at 1. */
  number: number;
}

/**
 * The published EV/EBIT of the company's sector: a price of another market, shown next to the value without weight.
 * `date` is the ISO date of the publication, `evToEbit` a factor, over `firms` listed companies.
 */
export interface ListedCrossCheck {
  region: string;
  date: string;
  source: string;
  firms: number;
  evToEbit: number;
}

/**
 * The company's sector in the edition of multiples that was in force on the closing day: context next to the value.
 * Multiples are factors, `debtToEquity` a fraction, `date` ISO.
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

/** An earlier snapshot of the same valuation. */
export interface ComparedVersion extends ReportSnapshot {
  document: ValuationDocument;
  outcome: ValuationOutcome;
}

/**
 * All data of a valuation report, as plain data: the renderer queries nothing. `document` and `outcome` are those of
 * the snapshot; `issuedAt` and `snapshot.createdAt` are ISO instants.
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
  /** Only for a comparison. */
  compared: ComparedVersion | null;
  /** Null when the sector has none, or when it is not meaningful there. */
  listedContrast: ListedCrossCheck | null;
  /** The published figures behind the deals of the company's sector. */
  dealSources?: readonly DealSource[];
  /** Null when the sector has no multiples, or when they are not meaningful there. */
  sectorContext: SectorContext | null;
  brand: ReportBrand;
  /** The code of the report, and the URL at which it can be verified. */
  verification: { code: string; address: string };
}
