import type { FirmLead, FirmLeadDetails } from '@valia/domain/leads/lead-administration-schemas.ts';
import type { MockAnswers } from '../../../lib/testing/mock-server.ts';
import { numberedId } from '../../../lib/testing/numbered-id.ts';
import { leadItem } from './mock-own-lead-server.ts';

export const firmLead = (number: number, more: Partial<FirmLead> = {}): FirmLead => ({
  ...leadItem(number),
  taxId: null,
  adviser: null,
  duplicateOf: null,
  duplicateReason: null,
  ...more,
});

const detailsOf = (lead: FirmLead): FirmLeadDetails => ({
  lead,
  taxId: lead.taxId,
  ebitda: null,
  reason: null,
  timing: null,
  email: `${lead.contactName.length}@example.com`,
  message: '',
  consentVersion: '2026-11-23',
  consentAt: lead.createdAt,
  valuation: null,
  events: [],
});

/** A server with these leads of the firm. */
export const mockFirmLeadServer = (leads: readonly FirmLead[]): MockAnswers => {
  const find = ({ leadId }: { leadId: string }): FirmLead => {
    const found = leads.find(({ id }) => id === leadId);
    if (found === undefined) throw new Error('unknown lead');
    return found;
  };
  return {
    admin: {
      leads: {
        list: { items: [...leads], nextCursor: null },
        totals: {
          unassigned: 2,
          unassignedLarge: 1,
          duplicates: 1,
          recent: 3,
          recentRevenue: 9_000_000,
          thresholds: { high: 5_000_000, extreme: 10_000_000 },
        },
        views: { views: [] },
        assignees: { advisers: [{ userId: numberedId(50), name: 'Jordi Ferrer', openLeads: 4 }] },
        get: (input) => detailsOf(find(input)),
        assign: ({ leadId }) => ({ id: leadId, advisorUserId: numberedId(50) }),
        merge: find,
      },
    },
  };
};
