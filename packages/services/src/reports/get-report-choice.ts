import { reports } from '@valia/db/schema/valuations/reports.ts';
import { requireRight } from '@valia/domain/access/rights.ts';
import { meantSections } from '@valia/domain/reports/report-choice.ts';
import type { ReportChoice, ReportChoiceInput } from '@valia/domain/reports/report-schemas.ts';
import { desc, eq } from 'drizzle-orm';
import type { ServiceContext } from '../service-context.ts';
import { loadValuation } from '../valuations/valuation-access.ts';

/** What the last report of this valuation was made of, so that the next one begins with it. */
export const getReportChoice = async ({
  ctx,
  input: { valuationId },
}: {
  ctx: ServiceContext;
  input: ReportChoiceInput;
}): Promise<ReportChoice> => {
  const { userId } = requireRight(ctx.actor, 'issue-own-reports');
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
};
