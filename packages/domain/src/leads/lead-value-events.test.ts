import { expect, test } from 'vitest';
import { leadValueEvents, defaultLeadThresholds } from './lead-value-events.ts';

const unassigned = 'high_value_lead_unassigned';
const extreme = 'extremely_high_value_lead';

test.each([
  [5_000_000, false, []],
  [5_000_000.01, false, [unassigned]],
  [6_000_000, false, [unassigned]],
  [6_000_000, true, []],
  [10_000_000, false, [unassigned]],
  [12_000_000, false, [unassigned, extreme]],
  [12_000_000, true, [extreme]],
])('a lead of %d €, assigned: %s, raises %j', (annualRevenue, isAssigned, events) => {
  expect(leadValueEvents({ annualRevenue, isAssigned }, defaultLeadThresholds)).toEqual(events);
});
