import { useLingui } from '@lingui/react/macro';
import type { BlockId } from '@valia/domain/report-blocks/block-ids.ts';
import type { ReactNode } from 'react';
import { TextField } from '../../fields/text-field.tsx';
import { reportFactTerms } from '../../terms/report-fact-terms.ts';
import { CompanyFacts, SectorFacts } from './company-facts.tsx';
import type { FactsProps } from './facts-props.ts';
import { InformationFacts } from './information-facts.tsx';
import { SubsequentEventFacts } from './subsequent-event-facts.tsx';
import { ReportChoice } from './report-choice.tsx';
import { BasisFacts, EngagementFacts, IdentityFacts, StandardFacts } from './scope-facts.tsx';
import { LimitationFacts, SignatureFacts, StatementFacts } from './statement-facts.tsx';

const PlanFacts = ({ language }: FactsProps) => {
  const { t } = useLingui();
  return (
    <>
      <ReportChoice
        path="report.plan.by"
        label={t`Quién hizo la proyección`}
        names={reportFactTerms.planMakers}
      />
      <TextField
        path={`report.plan.ties.${language}`}
        label={t`Cómo encaja con el pasado y con la capacidad`}
        multiline
      />
    </>
  );
};

const MethodFacts = ({ language }: FactsProps) => {
  const { t } = useLingui();
  return (
    <TextField
      path={`report.methods.notUsed.${language}`}
      label={t`Métodos que no se usan, y por qué`}
      multiline
    />
  );
};

const factsOf: Partial<Record<BlockId, (props: FactsProps) => ReactNode>> = {
  identity: IdentityFacts,
  engagement: EngagementFacts,
  basis: BasisFacts,
  standard: StandardFacts,
  information: InformationFacts,
  'later-facts': SubsequentEventFacts,
  company: CompanyFacts,
  sector: SectorFacts,
  projection: PlanFacts,
  methods: MethodFacts,
  statements: StatementFacts,
  limits: LimitationFacts,
  signature: SignatureFacts,
};

/** The inputs that a block needs in addition to the valuation's figures; nothing when it needs none. */
export const BlockFacts = ({ id, language }: FactsProps & { id: BlockId }) => {
  const Facts = factsOf[id];
  return Facts === undefined ? null : <Facts language={language} />;
};
