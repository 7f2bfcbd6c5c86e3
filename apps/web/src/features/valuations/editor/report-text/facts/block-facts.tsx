import type { BlockId } from '@valia/domain/report-blocks/block-ids.ts';
import type { ReactNode } from 'react';
import { CompanyFacts, SectorFacts } from './company-facts.tsx';
import type { FactsProps } from './facts-props.ts';
import { InformationFacts } from './information-facts.tsx';
import { LaterFacts } from './later-facts.tsx';
import { BasisFacts, EngagementFacts, IdentityFacts, StandardFacts } from './scope-facts.tsx';
import { LimitFacts, SignatureFacts, StatementFacts } from './statement-facts.tsx';
import { MethodFacts, PlanFacts } from './value-facts.tsx';

const factsOf: Partial<Record<BlockId, (props: FactsProps) => ReactNode>> = {
  identity: IdentityFacts,
  engagement: EngagementFacts,
  basis: BasisFacts,
  standard: StandardFacts,
  information: InformationFacts,
  'later-facts': LaterFacts,
  company: CompanyFacts,
  sector: SectorFacts,
  projection: PlanFacts,
  methods: MethodFacts,
  statements: StatementFacts,
  limits: LimitFacts,
  signature: SignatureFacts,
};

/** What a block asks for beyond the figures of the valuation; nothing where these are all it says. */
export const BlockFacts = ({ id, language }: FactsProps & { id: BlockId }) => {
  const Facts = factsOf[id];
  return Facts === undefined ? null : <Facts language={language} />;
};
