/** Annual revenue in euros above which administrators are notified of a lead; they can change these thresholds. */
export interface LeadThresholds {
  high: number;
  extreme: number;
}

export const defaultLeadThresholds: LeadThresholds = { high: 5_000_000, extreme: 10_000_000 };

interface ValuedLead {
  annualRevenue: number;
  isAssigned: boolean;
}

export type LeadValueEvent = 'high_value_lead_unassigned' | 'extremely_high_value_lead';

/**
 * The notifications to administrators about a lead that arrives or is still unassigned: strictly above each threshold.
 */
export const leadValueEvents = (
  { annualRevenue, isAssigned }: ValuedLead,
  { high, extreme }: LeadThresholds,
): LeadValueEvent[] => [
  ...(annualRevenue > high && !isAssigned ? (['high_value_lead_unassigned'] as const) : []),
  ...(annualRevenue > extreme ? (['extremely_high_value_lead'] as const) : []),
];
