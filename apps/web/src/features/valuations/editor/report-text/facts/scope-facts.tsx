import { useLingui } from '@lingui/react/macro';
import { reportContentsOf } from '@valia/domain/report-blocks/empty-report-contents.ts';
import { useEditor } from '../../document/editor-context.ts';
import { DateField } from '../../fields/date-field.tsx';
import { TextField } from '../../fields/text-field.tsx';
import { reportFactTerms } from '../../terms/report-fact-terms.ts';
import type { FactsProps } from './facts-props.ts';
import { ReportChoice, ReportCheckbox } from './report-choice.tsx';

export const IdentityFacts = ({ language }: FactsProps) => {
  const { t } = useLingui();
  return (
    <TextField
      path={`report.engagement.reliance.${language}`}
      label={t`Quién más puede apoyarse en él`}
    />
  );
};

export const EngagementFacts = ({ language }: FactsProps) => {
  const { t } = useLingui();
  return (
    <>
      <ReportChoice
        path="report.engagement.purpose"
        label={t`Finalidad`}
        names={reportFactTerms.purposes}
      />
      <TextField
        path={`report.engagement.use.${language}`}
        label={t`Para qué sirve y para qué no`}
      />
      <TextField
        path={`report.engagement.subject.${language}`}
        label={t`Qué se valora`}
        help={t`Qué participaciones y con qué derechos. Vacío, el 100 % de los fondos propios.`}
      />
      <ReportChoice
        path="report.engagement.circulation"
        label={t`Quién puede recibirlo`}
        names={reportFactTerms.circulations}
      />
      <DateField path="report.engagement.letterDate" label={t`Fecha de la carta de encargo`} />
    </>
  );
};

export const BasisFacts = () => {
  const { t } = useLingui();
  return (
    <>
      <ReportChoice
        path="report.basis.standardOfValue"
        label={t`Base de valor`}
        names={reportFactTerms.standardsOfValue}
      />
      <ReportChoice
        path="report.basis.premise"
        label={t`Premisa`}
        names={reportFactTerms.premises}
      />
      <ReportChoice
        path="report.basis.control"
        label={t`Control`}
        names={reportFactTerms.control}
      />
      <ReportChoice
        path="report.basis.marketability"
        label={t`Liquidez`}
        names={reportFactTerms.marketability}
      />
    </>
  );
};

export const StandardFacts = ({ language }: FactsProps) => {
  const { t } = useLingui();
  const { document } = useEditor();
  const { noDepartures } = reportContentsOf(document).standard;
  return (
    <>
      <ReportCheckbox
        path="report.standard.ivs"
        label={t`Normas Internacionales de Valoración (IVS)`}
      />
      <ReportCheckbox path="report.standard.aeca" label={t`Documento 11 de AECA`} />
      <ReportCheckbox path="report.standard.none" label={t`Ninguna norma profesional`} />
      <ReportCheckbox path="report.standard.noDepartures" label={t`No se aparta de ella en nada`} />
      {!noDepartures && (
        <TextField
          path={`report.standard.departures.${language}`}
          label={t`En qué se aparta`}
          multiline
        />
      )}
    </>
  );
};
