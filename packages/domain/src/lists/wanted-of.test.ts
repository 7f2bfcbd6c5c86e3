import { describe, expect, test } from 'vitest';
import { listFirmLeadsInput, listLeadsInput } from '../leads/lead-list-inputs.ts';
import { firmLeads, ownLeads } from '../leads/lead-list.ts';
import type { SearchOf } from './declare-list.ts';
import { isFixedByView, wantedOf } from './wanted-of.ts';

const nothing = {
  search: '',
  kind: null,
  stage: null,
  sector: null,
  source: null,
  revenueFrom: null,
  revenueTo: null,
  nextStep: null,
  sort: 'next-step',
  direction: 'asc',
};

const leadCases: [SearchOf<typeof ownLeads>, object][] = [
  [{}, nothing],
  [
    { view: 'buyers', kind: 'sell' },
    { ...nothing, kind: 'buy' },
  ],
  [{ view: 'large' }, { ...nothing, revenueFrom: 5_000_001 }],
  [
    { view: 'large', min: 9_000_000 },
    { ...nothing, revenueFrom: 9_000_000 },
  ],
  [
    { view: 'large', min: 1, max: -5 },
    { ...nothing, revenueFrom: 5_000_001, revenueTo: 0 },
  ],
  [
    { step: 'week', lead: 'x', as: 'table' },
    { ...nothing, nextStep: 'week' },
  ],
  [{ sort: 'company' }, { ...nothing, sort: 'company' }],
  [
    { sort: 'revenue', direction: 'desc' },
    { ...nothing, sort: 'revenue', direction: 'desc' },
  ],
];

describe('what an address asks of the server', () => {
  test.each(leadCases)('of my leads by %j', (search, wanted) => {
    expect(wantedOf(ownLeads, search)).toEqual(wanted);
    expect(listLeadsInput.parse(wanted)).toEqual({ ...wanted, cursor: null, limit: 50 });
  });

  test('of the firm’s leads by a view that fixes what no address can ask for', () => {
    const wanted = wantedOf(firmLeads, { view: 'unassigned', adviser: 'x', arrived: '7d' });
    expect(wanted).toMatchObject({ assigned: false, open: true, adviserId: 'x', arrived: '7d' });
    expect(wanted).toMatchObject({ sort: 'created', direction: 'desc', duplicate: false });
  });
});

test('what a call leaves out narrows nothing, and what no field knows is refused', () => {
  expect(listLeadsInput.parse({})).toEqual({ ...nothing, cursor: null, limit: 50 });
  expect(listFirmLeadsInput.parse({})).toMatchObject({ assigned: null, open: false, limit: 50 });
  for (const refused of [
    { kind: 'rent' },
    { sector: 'XXX' },
    { revenueFrom: -1 },
    { sort: 'phone' },
    { limit: 201 },
    { phone: '1' },
  ])
    expect(listLeadsInput.safeParse(refused).success).toBe(false);
});

test('a filter that a view fixes is not asked for, unless it may ask for more', () => {
  expect(isFixedByView(ownLeads, { view: 'buyers' }, 'kind')).toBe(true);
  expect(isFixedByView(ownLeads, { view: 'buyers' }, 'stage')).toBe(false);
  expect(isFixedByView(ownLeads, { view: 'large' }, 'revenue')).toBe(false);
  expect(isFixedByView(ownLeads, {}, 'kind')).toBe(false);
});
