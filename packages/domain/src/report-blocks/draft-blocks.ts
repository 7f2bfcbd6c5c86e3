import type { BlockDraft } from './block-draft.ts';
import { type BlockId, blockIds } from './block-ids.ts';
import {
  conclusionDraft,
  limitsDraft,
  notContrastedDraft,
  reconciliationDraft,
  sensitivityDraft,
  signatureDraft,
  sourcesDraft,
  statementsDraft,
} from './drafts/closing-drafts.ts';
import { companyDraft, sectorDraft } from './drafts/company-drafts.ts';
import {
  accountsDraft,
  costOfCapitalDraft,
  discountsDraft,
  methodsDraft,
  projectionDraft,
} from './drafts/grounds-drafts.ts';
import {
  basisDraft,
  engagementDraft,
  identityDraft,
  informationDraft,
  laterFactsDraft,
  standardDraft,
} from './drafts/scope-drafts.ts';
import { draftFacts, type DraftFacts, type DraftOf, type ReportFacts } from './say.ts';

const drafts: Readonly<Record<BlockId, (facts: DraftFacts) => DraftOf>> = {
  identity: identityDraft,
  engagement: engagementDraft,
  basis: basisDraft,
  standard: standardDraft,
  information: informationDraft,
  'later-facts': laterFactsDraft,
  company: companyDraft,
  sector: sectorDraft,
  accounts: accountsDraft,
  projection: projectionDraft,
  'cost-of-capital': costOfCapitalDraft,
  methods: methodsDraft,
  discounts: discountsDraft,
  sensitivity: sensitivityDraft,
  reconciliation: reconciliationDraft,
  conclusion: conclusionDraft,
  statements: statementsDraft,
  limits: limitsDraft,
  'not-contrasted': notContrastedDraft,
  sources: sourcesDraft,
  signature: signatureDraft,
};

/** What each block would say of a valuation as it is, in the usual order. */
export const draftBlocks = (facts: ReportFacts): BlockDraft[] => {
  const known = draftFacts(facts);
  return blockIds.map((id) => {
    const { form, missing, paragraphs, table } = drafts[id](known);
    return { id, form, missing, paragraphs, table };
  });
};
