import type { ValuationOutcome } from '@valia/valuation/valuation-outcome.ts';
import type { ValuationDocument } from '../valuations/valuation-document.ts';
import type { ValuationType } from '../valuations/valuation-type.ts';

export const reportLanguages = ['es', 'ca', 'en'] as const;
export type ReportLanguage = (typeof reportLanguages)[number];

/** Who signs the report. Empty text and null both mean "not given" and leave the line out. */
export interface ReportAdviser {
  name: string;
  organizationName: string | null;
  email: string;
  phone: string | null;
  city: string | null;
}

/** The closed version the figures come from: `sha256` of its canonical JSON, in hexadecimal. */
export interface ReportSnapshot {
  sha256: string;
  engineVersion: string;
  createdAt: string;
}

/**
 * Everything a valuation report says, as plain data: the renderer queries nothing.
 * `document` and `outcome` are those of the closed version; `issuedAt` and `snapshot.createdAt` are ISO instants.
 */
export interface ValuationReportInput {
  language: ReportLanguage;
  type: ValuationType;
  document: ValuationDocument;
  outcome: ValuationOutcome;
  adviser: ReportAdviser;
  firm: { name: string };
  issuedAt: string;
  snapshot: ReportSnapshot;
}
