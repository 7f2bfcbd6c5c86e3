import { files } from '@valia/db/schema/valuations/files.ts';
import { reports } from '@valia/db/schema/valuations/reports.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { resolveSections } from '@valia/domain/reports/report-choice.ts';
import {
  reportChoiceInput,
  reportChoiceSchema,
  reportSignerSchema,
  reportVerificationSchema,
  verifyReportInput,
} from '@valia/domain/reports/report-schemas.ts';
import { initialsOfName } from '@valia/domain/text/initials-of-name.ts';
import { desc, eq } from 'drizzle-orm';
import { callerRange } from '../limits/caller-range.ts';
import { loadValuation } from '../valuations/valuation-access.ts';
import { read } from '../verbs/verb.ts';
import { loadReportAdviser } from './report-adviser.ts';

/** The choices made for the last report of this valuation, proposed for the next one. */
export const getReportChoice = read({
  right: 'issue-own-reports',
  input: reportChoiceInput,
  output: reportChoiceSchema,
  touches: { object: 'valuation', of: 'owner', level: 'write' },
  sample: ({ id }) => ({ valuationId: id }),
  run: async ({ ctx, actor: { userId }, input: { valuationId } }) => {
    await loadValuation(ctx.db, { id: valuationId, userId, need: 'edit' });
    const { kind, language, verificationCode, createdAt, id } = reports;
    const [last] = await ctx.db
      .select({ kind, language, sections: reports.sections, verificationCode })
      .from(reports)
      .where(eq(reports.valuationId, valuationId))
      .orderBy(desc(createdAt), desc(id))
      .limit(1);
    // Reports issued before these choices existed have no stored choice.
    if (!last || last.verificationCode === null) return null;
    return { kind: last.kind, language: last.language, sections: resolveSections(last.sections) };
  },
});

/**
 * The adviser who signs the reports of a valuation that the caller may read: its owner, with the data of their profile.
 */
export const getReportSigner = read({
  right: 'work-on-own-valuations',
  input: reportChoiceInput,
  output: reportSignerSchema,
  touches: { object: 'valuation', of: 'owner', level: 'read' },
  sample: ({ id }) => ({ valuationId: id }),
  run: async ({ ctx, actor: { userId }, input: { valuationId } }) => {
    const { ownerId } = await loadValuation(ctx.db, { id: valuationId, userId, need: 'read' });
    return loadReportAdviser(ctx.db, ownerId);
  },
});

/**
 * For anybody who has a report: the data issued under its code, without names. An unknown code is `not-found`; too many
 * requests from one IP address range are `too-many-requests`.
 */
export const verifyReport = read({
  right: 'anybody',
  input: verifyReportInput,
  output: reportVerificationSchema,
  touches: { object: 'report', of: 'holder', level: 'read' },
  sample: ({ id }) => ({ code: id }),
  run: async ({ ctx, input: { code } }) => {
    await ctx.limits.take([{ limit: 'verify-per-range', subject: callerRange(ctx) }], ctx.now);
    const [row] = await ctx.db
      .select({
        issuedAt: reports.createdAt,
        kind: reports.kind,
        language: reports.language,
        companyName: reports.companyName,
        signedBy: reports.signedBy,
        sha256: files.sha256,
        sizeBytes: files.sizeBytes,
      })
      .from(reports)
      .innerJoin(files, eq(files.id, reports.fileId))
      .where(eq(reports.verificationCode, code));
    if (!row) throw new AppError('not-found');
    const { issuedAt, companyName, signedBy, ...shown } = row;
    return {
      ...shown,
      code,
      issuedAt: issuedAt.toISOString(),
      companyInitials: initialsOfName(companyName),
      signerInitials: initialsOfName(signedBy),
    };
  },
});
