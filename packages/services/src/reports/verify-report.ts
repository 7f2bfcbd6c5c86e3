import { files } from '@valia/db/schema/valuations/files.ts';
import { reports } from '@valia/db/schema/valuations/reports.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import {
  reportVerificationSchema,
  verifyReportInput,
} from '@valia/domain/reports/report-schemas.ts';
import { initialsOfName } from '@valia/domain/text/initials-of-name.ts';
import { eq } from 'drizzle-orm';
import { callerRange } from '../limits/caller-range.ts';
import { read } from '../verbs/verb.ts';

/**
 * For anybody who holds a report: what was issued under its code, without names. An unknown code is `not-found`; too
 * many questions from one range are `too-many-requests`.
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
