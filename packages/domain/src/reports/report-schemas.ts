import { z } from 'zod';
import { nextCursor, pageCursor } from '../lists/page-cursor.ts';
import { safeText } from '../text/safe-text.ts';
import { allContrasts, reportKinds, reportSections } from './report-choice.ts';
import { reportLanguages } from './valuation-report-input.ts';
import { verificationCodePattern } from './verification-code.ts';

const instant = z.iso.datetime();
const kind = z.enum(reportKinds);
const language = z.enum(reportLanguages);
const sections = z.array(z.enum(reportSections));
/** A page of an earlier release asks for all contrasts by one name. */
const askedSections = z
  .array(z.enum([...reportSections, allContrasts]))
  .max(reportSections.length + 1)
  .refine((chosen) => new Set(chosen).size === chosen.length, { message: 'not-valid' });
const versionNumber = z.int().min(1);

/**
 * Left out: a full report with the kind's usual sections. `compareWith` is the number of the earlier version of a
 * comparison; left out, the one before the latest.
 */
export const createReportInput = z.strictObject({
  valuationId: z.uuid(),
  language,
  kind: kind.exactOptional(),
  sections: askedSections.exactOptional(),
  compareWith: versionNumber.exactOptional(),
});
export type CreateReportInput = z.infer<typeof createReportInput>;

/** `fileId` is fetched from `/files/{id}`; `code` is null for reports issued before they carried one. */
export const reportSchema = z.strictObject({
  id: z.uuid(),
  fileId: z.uuid(),
  fileName: z.string(),
  kind,
  language,
  sizeBytes: z.int(),
  createdAt: instant,
  code: z.string().nullable(),
});
export type Report = z.infer<typeof reportSchema>;

export const reportChoiceInput = z.strictObject({ valuationId: z.uuid() });
export type ReportChoiceInput = z.infer<typeof reportChoiceInput>;

/** What the last report of a valuation was made of; null where there is none. */
export const reportChoiceSchema = z.strictObject({ kind, language, sections }).nullable();
export type ReportChoice = z.infer<typeof reportChoiceSchema>;

/** Who signs the reports of a valuation, as they would be printed now. */
export const reportSignerSchema = z.strictObject({
  name: z.string(),
  organizationName: z.string().nullable(),
  email: z.string(),
  phone: z.string().nullable(),
  city: z.string().nullable(),
  body: z.string().exactOptional(),
  membership: z.string().exactOptional(),
});

export const listReportsInput = z.strictObject({
  /** Looked for in the company's name. */
  search: safeText(100).default(''),
  kind: kind.nullable().default(null),
  language: language.nullable().default(null),
  cursor: pageCursor,
  limit: z.int().min(1).max(200).default(50),
});
export type ListReportsInput = z.infer<typeof listReportsInput>;

export const reportListItemSchema = z.strictObject({
  ...reportSchema.shape,
  valuationId: z.uuid(),
  companyName: z.string(),
  /** Number of the closed version it shows. */
  version: versionNumber,
  /** Of the closed version that a comparison sets beside it; null for another kind. */
  comparedVersion: versionNumber.nullable(),
  /** Central value as the report says it, in whole units of `currency`; after discounts where they are given. */
  equityCentral: z.number().nullable(),
  currency: z.string(),
  /** Who made it; null when it was me. */
  createdBy: z.string().nullable(),
});
export type ReportListItem = z.infer<typeof reportListItemSchema>;

export const reportPageSchema = z.strictObject({
  items: z.array(reportListItemSchema),
  nextCursor,
});
export type ReportPage = z.infer<typeof reportPageSchema>;

export const verifyReportInput = z.strictObject({
  code: z.string().regex(verificationCodePattern, { message: 'not-valid' }),
});
export type VerifyReportInput = z.infer<typeof verifyReportInput>;

/** The code of an issued report, of which a copy for a word processor is asked for. */
export const copyReportInput = z.strictObject(verifyReportInput.shape);
export type CopyReportInput = z.infer<typeof copyReportInput>;

/** What anybody who holds a report may know of the one that was issued. */
export const reportVerificationSchema = z.strictObject({
  code: z.string(),
  issuedAt: instant,
  kind,
  language,
  companyInitials: z.string(),
  signerInitials: z.string(),
  /** Of the issued PDF, in hexadecimal. */
  sha256: z.string(),
  sizeBytes: z.int(),
});
export type ReportVerification = z.infer<typeof reportVerificationSchema>;
