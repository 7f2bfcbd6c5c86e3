import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { sectorNote } from '@valia/domain/valuation-choices/sector-note.ts';
import { writeField } from '@valia/domain/valuation-fields/write-field.ts';
import { formatRate } from '@valia/i18n/format.ts';
import { figureId } from '@valia/valuation/figure.ts';
import type { CostOfCapitalInput } from '@valia/valuation/valuation-inputs.ts';
import { useEditor } from '../../document/editor-context.ts';
import { FigureRow } from '../figure-row.tsx';
import { SourcedNumber } from '../sourced-number.tsx';
import { StepSection } from '../step-section.tsx';
import { SpecificRiskFactors } from './specific-risk-factors.tsx';
import styles from '../steps.module.css';

const cashField = 'costOfCapital.cashToFirmValue';

const inputField = (input: CostOfCapitalInput): string => `costOfCapital.buildUp.${input}`;

/** The correction for the listed companies' cash, which lowers their beta; when left blank, no correction is made. */
const CashCorrection = () => {
  const { t } = useLingui();
  const { document, sectors, change, readOnly, language } = useEditor();
  const sector = sectors?.sectors.find(({ code }) => code === document.company.sector);
  const cash = sector?.cashToFirmValue ?? null;
  const share = cash === null ? '' : formatRate(cash, { language });
  const take = (): void =>
    change(cashField, (before) => {
      if (sectors === null) return before;
      const taken = writeField(before, cashField, cash);
      return { ...taken, sources: { ...taken.sources, [cashField]: sectorNote(sectors) } };
    });
  return (
    <>
      <SourcedNumber
        path={cashField}
        help={t`Opcional: quita de la beta el efecto de la caja de las cotizadas`}
      />
      {cash !== null && document.costOfCapital.cashToFirmValue !== cash && (
        <div className={styles.choice}>
          <Button variant="default" size="compact-sm" disabled={readOnly} onClick={take}>
            <Trans>Usar la del sector, {share}</Trans>
          </Button>
        </div>
      )}
    </>
  );
};

/** The cost of equity: the market's rate, the relevered beta and the premiums. */
export const CostOfEquitySection = () => {
  const { t } = useLingui();
  const premia: Partial<Record<CostOfCapitalInput, string>> = {
    equityRiskPremium: t`Mercado maduro. Si usas la prima total de España (5,78 %), pon 0 en riesgo país`,
    countryRiskPremium: t`España, enero de 2026: 1,55 %`,
    sizePremium: t`Solo afecta al DCF; el múltiplo ya lleva su ajuste`,
    specificRiskPremium: t`Lo propio de esta empresa: un cliente, una persona clave`,
  };
  return (
    <StepSection
      title={<Trans>Fondos propios</Trans>}
      help={<Trans>Tipos y primas en porcentaje; la beta, en número.</Trans>}
      stacked
    >
      <SourcedNumber path={inputField('riskFreeRate')} help={t`Bono alemán a 10 años, en euros`} />
      <SourcedNumber path={inputField('unleveredBeta')} help={t`La del sector, sin deuda`} />
      <CashCorrection />
      <SourcedNumber
        path={inputField('debtToEquity')}
        help={t`Estructura objetivo: apalanca la beta`}
      />
      {(
        ['equityRiskPremium', 'countryRiskPremium', 'sizePremium', 'specificRiskPremium'] as const
      ).map((input) => (
        <SourcedNumber key={input} path={inputField(input)} help={premia[input]} />
      ))}
      <SpecificRiskFactors />
      <FigureRow figureId={figureId.costOfCapital('cashCorrectedBeta')} />
      <FigureRow figureId={figureId.costOfCapital('leveredBeta')} />
      <FigureRow figureId={figureId.costOfCapital('costOfEquity')} total />
    </StepSection>
  );
};
