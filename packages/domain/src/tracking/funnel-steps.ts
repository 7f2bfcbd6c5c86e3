/** The periods that a funnel can cover, in days. */
export const funnelPeriods = ['30d', '90d', '365d'] as const;
export type FunnelPeriod = (typeof funnelPeriods)[number];

export const funnelDays: Readonly<Record<FunnelPeriod, number>> = {
  '30d': 30,
  '90d': 90,
  '365d': 365,
};

export const adviserSteps = [
  'landing-viewed',
  'landing-scrolled-50',
  'landing-scrolled-80',
  'collaboration-form-opened',
  'collaboration-form-sent',
  'registered',
  'email-verified',
  'first-valuation-created',
  'first-valuation-completed',
] as const;
export type AdviserStep = (typeof adviserSteps)[number];

export const leadSteps = [
  'arrived',
  'assigned',
  'contacted',
  'qualified',
  'in_negotiation',
  'won',
] as const;
export type LeadStep = (typeof leadSteps)[number];
