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

/** A valuation can be attached only if the caller owns it and it has a closed version. */
const linkOf = async (db: Database, id: string): Promise<RequestDraft['valuation']> => {
  const version = await findClosedVersion(db, id);
  return version && { id, closedAt: version.closedAt.toISOString() };
};

/** The initial values of the form of a new request, from a lead or from a valuation of the caller. */
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
