export const leadStages = [
  'new',
  'contacted',
  'qualified',
  'in_negotiation',
  'won',
  'lost',
] as const;
export type LeadStage = (typeof leadStages)[number];

/** A lead that somebody is still working on. */
export const openLeadStages = ['new', 'contacted', 'qualified', 'in_negotiation'] as const;
export type OpenLeadStage = (typeof openLeadStages)[number];

const stillOpen = (but: OpenLeadStage): LeadStage[] =>
  openLeadStages.filter((stage) => stage !== but);

// Among the open stages a card moves freely, also back: a stage is what its adviser says it is. Decision 0045.
const transitions: Record<LeadStage, readonly LeadStage[]> = {
  new: [...stillOpen('new'), 'lost'],
  contacted: [...stillOpen('contacted'), 'lost'],
  qualified: [...stillOpen('qualified'), 'lost'],
  in_negotiation: [...stillOpen('in_negotiation'), 'won', 'lost'],
  won: [],
  lost: ['contacted'],
};

export const nextLeadStages = (from: LeadStage): readonly LeadStage[] => transitions[from];

export const canMoveLead = (from: LeadStage, to: LeadStage): boolean =>
  transitions[from].includes(to);

export const isOpenLead = (stage: LeadStage): stage is OpenLeadStage =>
  openLeadStages.some((open) => open === stage);
