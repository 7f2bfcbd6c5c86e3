import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { blockTerms } from '@valia/i18n/report-blocks/block-terms.ts';
import { reportContentsOf } from '@valia/domain/report-blocks/empty-report-contents.ts';
import { useEditor } from '../../editor-context.ts';
import { DateField } from '../../fields/date-field.tsx';
import { TextField } from '../../fields/text-field.tsx';
import type { FactsProps } from './facts-props.ts';
import { ReportChoice, ReportTick } from './report-choice.tsx';

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
        names={blockTerms.purposes}
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
        names={blockTerms.circulations}
      />
      <DateField path="report.engagement.letterDate" label={t`Fecha de la carta de encargo`} />
    </>
  );
};

const standardsOfValue = {
  market: msg`Valor de mercado`,
  fair: msg`Valor razonable entre dos partes`,
  investment: msg`Valor de inversión`,
  'article-353': msg`Valor razonable, artículo 353 LSC`,
};
const premises = { 'going-concern': msg`En funcionamiento`, liquidation: msg`Liquidación` };
const control = { control: msg`Da el control`, minority: msg`Minoritaria` };
const marketability = {
  marketable: msg`Puede venderse en un mercado`,
  'not-marketable': msg`Sin mercado`,
};

export const BasisFacts = () => {
  const { t } = useLingui();
  return (
    <>
      <ReportChoice
        path="report.basis.standardOfValue"
        label={t`Base de valor`}
        names={standardsOfValue}
      />
      <ReportChoice path="report.basis.premise" label={t`Premisa`} names={premises} />
      <ReportChoice path="report.basis.control" label={t`Control`} names={control} />
      <ReportChoice path="report.basis.marketability" label={t`Liquidez`} names={marketability} />
    </>
  );
};

export const StandardFacts = ({ language }: FactsProps) => {
  const { t } = useLingui();
  const { document } = useEditor();
  const { noDepartures } = reportContentsOf(document).standard;
  return (
    <>
      <ReportTick
        path="report.standard.ivs"
        label={t`Normas Internacionales de Valoración (IVS)`}
      />
      <ReportTick path="report.standard.aeca" label={t`Documento 11 de AECA`} />
      <ReportTick path="report.standard.none" label={t`Ninguna norma profesional`} />
      <ReportTick path="report.standard.noDepartures" label={t`No se aparta de ella en nada`} />
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
