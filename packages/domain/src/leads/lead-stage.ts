export const leadStages = [
  'new',
  'contacted',
  'qualified',
  'in_negotiation',
  'won',
  'lost',
] as const;
export type LeadStage = (typeof leadStages)[number];

/** The stages of a lead that an adviser is still working on. */
export const openLeadStages = ['new', 'contacted', 'qualified', 'in_negotiation'] as const;
export type OpenLeadStage = (typeof openLeadStages)[number];

const stillOpen = (but: OpenLeadStage): LeadStage[] =>
  openLeadStages.filter((stage) => stage !== but);

// Cards move freely between the open stages, also backwards, because the adviser decides the stage. Decision
// 0045.
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
