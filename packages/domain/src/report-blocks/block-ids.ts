/** The blocks of a full report in their default order, each with the chapter that it opens or continues. */
export const blockChapters = {
  identity: 'scope',
  engagement: 'scope',
  basis: 'scope',
  standard: 'scope',
  information: 'scope',
  'later-facts': 'scope',
  company: 'company',
  sector: 'company',
  accounts: 'basis',
  projection: 'basis',
  'cost-of-capital': 'calculation',
  methods: 'calculation',
  discounts: 'calculation',
  sensitivity: 'analysis',
  reconciliation: 'closing',
  conclusion: 'closing',
  statements: 'closing',
  limits: 'closing',
  'not-contrasted': 'closing',
  sources: 'closing',
  signature: 'closing',
} as const;

export type BlockId = keyof typeof blockChapters;
export type BlockChapter = (typeof blockChapters)[BlockId];

export const blockIds = Object.keys(blockChapters) as BlockId[];
export const chapterIds = [...new Set(Object.values(blockChapters))];
