import { reportChoiceInput, reportSignerSchema } from '@valia/domain/reports/report-schemas.ts';
import { loadValuation } from '../valuations/valuation-access.ts';
import { read } from '../verbs/verb.ts';
import { loadReportAdviser } from './report-adviser.ts';

/** Who signs the reports of a valuation that I may read: its owner, as their profile says. */
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
