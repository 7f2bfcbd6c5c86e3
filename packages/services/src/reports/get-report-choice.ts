import { reports } from '@valia/db/schema/valuations/reports.ts';
import { meantSections } from '@valia/domain/reports/report-choice.ts';
import { reportChoiceInput, reportChoiceSchema } from '@valia/domain/reports/report-schemas.ts';
import { desc, eq } from 'drizzle-orm';
import { loadValuation } from '../valuations/valuation-access.ts';
import { read } from '../verbs/verb.ts';

/** What the last report of this valuation was made of, so that the next one begins with it. */
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
    // Reports from before there was a choice say nothing of what was chosen.
    if (!last || last.verificationCode === null) return null;
    return { kind: last.kind, language: last.language, sections: meantSections(last.sections) };
  },
});
