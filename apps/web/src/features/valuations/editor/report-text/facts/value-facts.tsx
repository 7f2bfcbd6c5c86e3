import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { TextField } from '../../fields/text-field.tsx';
import type { FactsProps } from './facts-props.ts';
import { ReportChoice } from './report-choice.tsx';

const makers = {
  management: msg`La dirección de la empresa`,
  adviser: msg`Quien firma`,
  both: msg`Las dos partes`,
};

export const PlanFacts = ({ language }: FactsProps) => {
  const { t } = useLingui();
  return (
    <>
      <ReportChoice path="report.plan.by" label={t`Quién hizo la proyección`} names={makers} />
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
