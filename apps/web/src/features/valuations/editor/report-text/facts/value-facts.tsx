import { useLingui } from '@lingui/react/macro';
import { TextField } from '../../fields/text-field.tsx';
import { reportFactTerms } from '../../terms/report-fact-terms.ts';
import type { FactsProps } from './facts-props.ts';
import { ReportChoice } from './report-choice.tsx';

export const PlanFacts = ({ language }: FactsProps) => {
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

export const MethodFacts = ({ language }: FactsProps) => {
  const { t } = useLingui();
  return (
    <TextField
      path={`report.methods.notUsed.${language}`}
      label={t`Métodos que no se usan, y por qué`}
      multiline
    />
  );
};
