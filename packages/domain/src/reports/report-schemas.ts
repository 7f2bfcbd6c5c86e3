import { z } from 'zod';
import { nextCursor } from '../lists/page-cursor.ts';
import { allCrossChecks, reportKinds, reportSections } from './report-choice.ts';
import { reportLanguages } from './valuation-report-input.ts';
import { verificationCodePattern } from './verification-code.ts';

const instant = z.iso.datetime();
const kind = z.enum(reportKinds);
const language = z.enum(reportLanguages);
const sections = z.array(z.enum(reportSections));
/** Pages of an earlier release request all contrasts by one name. */
const askedSections = z
  .array(z.enum([...reportSections, allCrossChecks]))
  .max(reportSections.length + 1)
  .refine((chosen) => new Set(chosen).size === chosen.length, { message: 'not-valid' });
const versionNumber = z.int().min(1);

/**
 * Defaults when omitted: a full report, and the kind's default sections. `compareWith` is the number of the earlier
 * snapshot in a comparison; by default the one before the latest.
 */
export const createReportInput = z.strictObject({
  valuationId: z.uuid(),
  language,
  kind: kind.exactOptional(),
  sections: askedSections.exactOptional(),
  compareWith: versionNumber.exactOptional(),
});
export type CreateReportInput = z.infer<typeof createReportInput>;

/** `fileId` is downloaded from `/files/{id}`; `code` is null for reports issued before codes existed. */
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

/** The choices for the last report of a valuation; null when there is no report. */
export const reportChoiceSchema = z.strictObject({ kind, language, sections }).nullable();
export type ReportChoice = z.infer<typeof reportChoiceSchema>;

/** The signer of a valuation's reports, as it would be printed now. */
export const reportSignerSchema = z.strictObject({
  name: z.string(),
  organizationName: z.string().nullable(),
  email: z.string(),
  phone: z.string().nullable(),
  city: z.string().nullable(),
  body: z.string().exactOptional(),
  membership: z.string().exactOptional(),
});

export const reportListItemSchema = z.strictObject({
  ...reportSchema.shape,
  valuationId: z.uuid(),
  companyName: z.string(),
  /** The number of the snapshot that the report shows. */
  version: versionNumber,
  /** The number of the snapshot that a comparison adds; null for other kinds. */
  comparedVersion: versionNumber.nullable(),
  /** The central value printed in the report, in whole units of `currency`; after discounts when there are any. */
  equityCentral: z.number().nullable(),
  currency: z.string(),
  /** The author of the report; null when it is the current user. */
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

/** The code of an issued report, for which a copy for a word processor is requested. */
export const copyReportInput = z.strictObject(verifyReportInput.shape);
export type CopyReportInput = z.infer<typeof copyReportInput>;

/** The data about an issued report that anybody with its code may see. */
export const reportVerificationSchema = z.strictObject({
  code: z.string(),
  issuedAt: instant,
  kind,
  language,
  companyInitials: z.string(),
  signerInitials: z.string(),
  /** The hash of the issued PDF, in hexadecimal. */
  sha256: z.string(),
  sizeBytes: z.int(),
});
export type ReportVerification = z.infer<typeof reportVerificationSchema>;
