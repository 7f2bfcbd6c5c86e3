import { expect, test } from 'vitest';
import { differingFields, type MergeableLead, mergeLeads } from './merge-leads.ts';

const earlier: MergeableLead = {
  companyName: 'Plásticos Ondarza, S.L.',
  taxId: 'B20000417',
  kind: 'sell',
  sector: 'PLA',
  province: '20',
  annualRevenue: 3_050_000,
  ebitda: null,
  reason: null,
  timing: 'now',
  contactName: 'A. Berruezo',
  email: 'info@ondarza.example',
  phone: '943 000 218',
  source: 'direct_form',
  advisorUserId: 'one',
};
const lead: MergeableLead = {
  ...earlier,
  annualRevenue: 3_100_000,
  ebitda: 402_600,
  timing: null,
  contactName: 'Ana Berruezo',
  advisorUserId: null,
};

test('two leads differ where both say something, and not the same', () => {
  expect(differingFields(lead, earlier)).toEqual(['annualRevenue', 'contactName']);
});

test('what was chosen is kept, what only one has too, else what was there before', () => {
  expect(mergeLeads(lead, earlier, { contactName: 'lead' })).toEqual({
    ...earlier,
    contactName: 'Ana Berruezo',
    ebitda: 402_600,
  });
});

test('a choice of nothing takes nothing away', () => {
  expect(mergeLeads(lead, earlier, { timing: 'lead', advisorUserId: 'lead' })).toMatchObject({
    timing: 'now',
    advisorUserId: 'one',
  });
});
