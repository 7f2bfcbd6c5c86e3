import { requireRight } from '@valia/domain/access/rights.ts';
import type { ReportChoiceInput } from '@valia/domain/reports/report-schemas.ts';
import type { ReportAdviser } from '@valia/domain/reports/valuation-report-input.ts';
import type { ServiceContext } from '../service-context.ts';
import { loadValuation } from '../valuations/valuation-access.ts';
import { loadReportAdviser } from './report-adviser.ts';

/** Who signs the reports of a valuation that I may read: its owner, as their profile says. */
export const getReportSigner = async ({
  ctx,
  input: { valuationId },
}: {
  ctx: ServiceContext;
  input: ReportChoiceInput;
}): Promise<ReportAdviser> => {
  const { userId } = requireRight(ctx.actor, 'work-on-own-valuations');
  const { ownerId } = await loadValuation(ctx.db, { id: valuationId, userId, need: 'read' });
  return loadReportAdviser(ctx.db, ownerId);
};
