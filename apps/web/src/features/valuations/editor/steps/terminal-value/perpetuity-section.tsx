import { Trans, useLingui } from '@lingui/react/macro';
import { toValuationInputs } from '@valia/domain/valuations/document/valuation-document.ts';
import { formatRate } from '@valia/i18n/format.ts';
import { otherTerminalTax } from '@valia/valuation/company/other-terminal-tax.ts';
import { useMemo } from 'react';
import { box, text } from '../../../../../components/style/class-names.ts';
import { useEditor } from '../../document/editor-context.ts';
import { useMoney } from '../../document/use-money.ts';
import { SourcedNumber } from '../sourced-number.tsx';
import { StepSection } from '../step-section.tsx';
import { StepWarnings } from '../step-warnings.tsx';

/** The value at the statutory tax rate of the terminal year, beside the value at the chosen one. */
const OtherTerminalTaxNote = () => {
  const { document, outcome, canRecompute, language } = useEditor();
  const { money, signedMoney } = useMoney();
  const other = useMemo(
    () => (canRecompute ? otherTerminalTax(toValuationInputs(document), outcome) : null),
    [document, outcome, canRecompute],
  );
  if (other === null) return null;
  const rate = formatRate(other.rate, { language });
  const value = money(other.equity);
  const effect = signedMoney(other.effect);
  const wacc = other.costOfCapital;
  const before = wacc === null ? '' : formatRate(wacc.given, { language, decimals: 2 });
  const after = wacc === null ? '' : formatRate(wacc.other, { language, decimals: 2 });
  return (
    <p className={box({ marginTop: 4 }, text('small', 'dimmed'))}>
      <Trans>
        Con el {rate} que la ley fija de forma permanente para una empresa de este tamaño, el valor
        sería {value} ({effect}).
      </Trans>
      {wacc !== null && (
        <>
          {' '}
          <Trans>
            El ahorro fiscal de la deuda también cambia, y con él el WACC, del {before} al {after}.
          </Trans>
        </>
      )}
    </p>
  );
};

/** The perpetual margin, reinvestment and tax rate, when they differ from the last year's. */
export const PerpetuitySection = () => {
  const { t } = useLingui();
  const { document } = useEditor();
  const hasReturn = document.terminal.returnOnCapital !== undefined;
  return (
    <StepSection
      title={<Trans>A perpetuidad</Trans>}
      help={
        <Trans>
          Opcional. En blanco, la empresa sigue como en el último año proyectado: con su inversión,
          su margen y su tipo.
        </Trans>
      }
      stacked
    >
      <SourcedNumber
        path="terminal.returnOnCapital"
        help={t`Crecer exige reinvertir g / ROC del beneficio`}
      />
      {hasReturn && (
        <SourcedNumber path="terminal.ebitMargin" help={t`En blanco, el del último año`} />
      )}
      <SourcedNumber path="terminal.taxRate" help={t`En blanco, el del último año`} />
      <OtherTerminalTaxNote />
      <StepWarnings codes={['growth-at-or-above-return-on-capital']} />
    </StepSection>
  );
};
