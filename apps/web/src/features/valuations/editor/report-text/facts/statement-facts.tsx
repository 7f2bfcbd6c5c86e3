import { useLingui } from '@lingui/react/macro';
import { TextField } from '../../fields/text-field.tsx';
import { reportFactTerms } from '../../terms/report-fact-terms.ts';
import type { FactsProps } from './facts-props.ts';
import { ReportChoice, ReportCheckbox } from './report-choice.tsx';

export const StatementFacts = ({ language }: FactsProps) => {
  const { t } = useLingui();
  const statements = [
    [
      'independence',
      t`No tengo vínculos con la empresa ni con sus socios`,
      t`Vínculos, o qué añadir`,
    ],
    ['interest', t`No tengo interés en el resultado`, t`Interés, o qué añadir`],
    ['competence', t`Tengo la competencia que pide el encargo`, t`Experiencia`],
  ] as const;
  return (
    <>
      {statements.map(([kind, label, detail]) => (
        <div key={kind}>
          <ReportCheckbox path={`report.statements.${kind}.stated`} label={label} />
          <TextField path={`report.statements.${kind}.detail.${language}`} label={detail} />
        </div>
      ))}
      <ReportChoice
        path="report.statements.fee.kind"
        label={t`Honorarios`}
        names={reportFactTerms.fees}
      />
      <TextField
        path={`report.statements.fee.detail.${language}`}
        label={t`Qué añadir sobre los honorarios`}
      />
    </>
  );
};

export const LimitationFacts = ({ language }: FactsProps) => {
  const { t } = useLingui();
  return (
    <TextField
      path={`report.limits.particular.${language}`}
      label={t`Condiciones particulares`}
      help={t`Una por línea.`}
      multiline
    />
  );
};

export const SignatureFacts = () => {
  const { t } = useLingui();
  return (
    <TextField
      path="report.place"
      label={t`Lugar de la firma`}
      help={t`Vacío, la ciudad de tu perfil.`}
    />
  );
};
