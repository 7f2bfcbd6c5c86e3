import type { BlockDraft } from './block-draft.ts';
import { type BlockId, blockIds } from './block-ids.ts';
import {
  conclusionDraft,
  limitationsDraft,
  unverifiedInformationDraft,
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
} from './drafts/valuation-basis-drafts.ts';
import {
  basisDraft,
  engagementDraft,
  identityDraft,
  informationDraft,
  subsequentEventsDraft,
  standardDraft,
} from './drafts/scope-drafts.ts';
import {
  draftFacts,
  type DraftFacts,
  type BlockDraftBuilder,
  type ReportFacts,
} from './draft-sentences.ts';

const drafts: Readonly<Record<BlockId, (facts: DraftFacts) => BlockDraftBuilder>> = {
  identity: identityDraft,
  engagement: engagementDraft,
  basis: basisDraft,
  standard: standardDraft,
  information: informationDraft,
  'later-facts': subsequentEventsDraft,
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
  limits: limitationsDraft,
  'not-contrasted': unverifiedInformationDraft,
  sources: sourcesDraft,
  signature: signatureDraft,
};

/** The generated contents of each block for a valuation, in the default order. */
export const draftBlocks = (facts: ReportFacts): BlockDraft[] => {
  const known = draftFacts(facts);
  return blockIds.map((id) => {
    const { form, missing, paragraphs, table } = drafts[id](known);
    return { id, form, missing, paragraphs, table };
  });
};
