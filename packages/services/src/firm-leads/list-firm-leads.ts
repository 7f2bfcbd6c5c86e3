import { sellBusinessLeads } from '@valia/db/schema/network/sell-business-leads.ts';
import { firmLeadPageSchema } from '@valia/domain/leads/lead-administration-schemas.ts';
import { listFirmLeadsInput } from '@valia/domain/leads/lead-list-inputs.ts';
import { firmLeads } from '@valia/domain/leads/lead-list.ts';
import { openLeadStages } from '@valia/domain/leads/lead-stage.ts';
import { companySortKey } from '@valia/domain/valuations/company-sort-key.ts';
import { normaliseTaxId } from '@valia/domain/valuations/normalise-tax-id.ts';
import { and, ilike, inArray, isNotNull, isNull, like, or, sql } from 'drizzle-orm';
import { leadColumns, leadOrders, leadTie } from '../leads/lead-rows.ts';
import { filterWhen, listParts } from '../lists/list-parts.ts';
import { cutPage, preparedListRead } from '../lists/prepared-list-read.ts';
import { searchPattern } from '../lists/search-pattern.ts';
import { read } from '../verbs/verb.ts';
import { selectFirmLeads, toFirmLead } from './firm-leads.ts';

const { advisorUserId, mergedInto, companySortKey: company, taxId } = sellBusinessLeads;

const parts = listParts<typeof firmLeads, { now: Date }>(firmLeads, {
  columns: { ...leadColumns, adviserId: advisorUserId, arrived: sellBusinessLeads.createdAt },
  orders: leadOrders,
  own: {
    // Each half is a list of its own.
    assigned: [],
    open: filterWhen(
      ({ open }) => open,
      () => inArray(sellBusinessLeads.stage, [...openLeadStages]),
    ),
    duplicate: filterWhen(
      ({ duplicate }) => duplicate,
      () => isNotNull(sellBusinessLeads.duplicateOf),
    ),
  },
  search: {
    values: (text) => {
      const name = searchPattern(companySortKey(text));
      const plain = name === null ? null : searchPattern(normaliseTaxId(text));
      return { company: name, contact: searchPattern(text), taxId: plain };
    },
    where: () =>
      or(
        like(company, sql.placeholder('company')),
        ilike(sellBusinessLeads.contactName, sql.placeholder('contact')),
        like(taxId, sql.placeholder('taxId')),
      ),
  },
  tie: leadTie,
});

// Each half has its own indexes; unassigned leads come first in every sort order.
const halves = {
  unassigned: and(isNull(advisorUserId), isNull(mergedInto)),
  assigned: isNotNull(advisorUserId),
} as const;
type Half = keyof typeof halves;

const halfList = (half: Half) =>
  preparedListRead({
    ...parts,
    select: (builder, { place, where, orderBy, limit }) =>
      selectFirmLeads(builder, place)
        .where(and(halves[half], where))
        .orderBy(...orderBy)
        .limit(limit),
  });

export const firmLeadLists = { unassigned: halfList('unassigned'), assigned: halfList('assigned') };

/** The cursor contains the half in which the page continues. */
const placeIn = (cursor: string | null): { half: Half; cursor: string | null } =>
  cursor?.startsWith('assigned.') === true
    ? { half: 'assigned', cursor: cursor === 'assigned.' ? null : cursor.slice(9) }
    : { half: 'unassigned', cursor };

/** A page of the firm's leads: first the unassigned ones, then the others, each group in the requested order. */
export const listFirmLeads = read({
  right: 'enter-administration',
  input: listFirmLeadsInput,
  output: firmLeadPageSchema,
  touches: null,
  sample: () => ({}),
  run: async ({ ctx, input }) => {
    const { sort, direction, limit, assigned } = input;
    const asked = { ...input, now: ctx.now };
    const place = placeIn(input.cursor);
    const readHalf = async (half: Half, cursor: string | null, most: number) => {
      const page = { sort, direction, cursor, limit: most };
      return cutPage(await firmLeadLists[half].rows(ctx.db, asked, page), page);
    };
    const ofAssigned = (next: string | null) => (next === null ? null : `assigned.${next}`);
    if (place.half === 'assigned' || assigned === true || input.adviserId !== null) {
      const page = await readHalf(
        'assigned',
        place.half === 'assigned' ? place.cursor : null,
        limit,
      );
      return { items: page.rows.map(toFirmLead), nextCursor: ofAssigned(page.nextCursor) };
    }
    const first = await readHalf('unassigned', place.cursor, limit);
    const left = limit - first.rows.length;
    if (first.nextCursor !== null || assigned === false)
      return { items: first.rows.map(toFirmLead), nextCursor: first.nextCursor };
    if (left === 0) return { items: first.rows.map(toFirmLead), nextCursor: 'assigned.' };
    const rest = await readHalf('assigned', null, left);
    return {
      items: [...first.rows, ...rest.rows].map(toFirmLead),
      nextCursor: ofAssigned(rest.nextCursor),
    };
  },
});
