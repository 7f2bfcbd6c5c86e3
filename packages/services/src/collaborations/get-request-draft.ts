import type { Database } from '@valia/db/client.ts';
import {
  type RequestDraft,
  requestDraftInput,
  requestDraftSchema,
} from '@valia/domain/collaborations/request-schemas.ts';
import { loadOwnLead } from '../leads/own-leads.ts';
import { loadValuation } from '../valuations/valuation-access.ts';
import { read } from '../verbs/verb.ts';
import { findClosedVersion } from './versions/linked-version.ts';

/** Only a valuation of mine that was closed goes along. */
const linkOf = async (db: Database, id: string): Promise<RequestDraft['valuation']> => {
  const version = await findClosedVersion(db, id);
  return version && { id, closedAt: version.closedAt.toISOString() };
};

/** With what the form of a new request begins: what is known of a lead or of a valuation of mine. */
export const getRequestDraft = read({
  right: 'refer-to-firm',
  input: requestDraftInput,
  output: requestDraftSchema,
  touches: { object: 'valuation', of: 'owner', level: 'own' },
  sample: ({ id }) => ({ from: { kind: 'valuation', id } }),
  run: async ({ ctx, actor: { userId }, input: { from } }) => {
    const { db } = ctx;
    if (from.kind === 'valuation') {
      const { id, companyName, sector, province } = await loadValuation(db, {
        id: from.id,
        userId,
        need: 'own',
      });
      return { companyName, sector, province, valuation: await linkOf(db, id) };
    }
    const { companyName, sector, province, valuedAs } = await loadOwnLead(db, {
      leadId: from.id,
      userId,
    });
    const valuation = valuedAs === null ? null : await linkOf(db, valuedAs);
    return { companyName, sector, province, valuation };
  },
});
