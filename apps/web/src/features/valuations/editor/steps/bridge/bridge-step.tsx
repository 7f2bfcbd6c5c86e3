import { Trans, useLingui } from '@lingui/react/macro';
import { baseYear } from '@valia/domain/valuation-years/account-years.ts';
import { formatDate } from '@valia/i18n/format.ts';
import { closingDate } from '@valia/valuation/discounting/days-of-year.ts';
import { cashShortfall } from '@valia/valuation/equity/cash-shortfall.ts';
import { figureId } from '@valia/valuation/figure.ts';
import { type BridgeItem, bridgeItems } from '@valia/valuation/valuation-inputs.ts';
import { useMemo } from 'react';
import { useEditor } from '../../document/editor-context.ts';
import { DateField } from '../../fields/date-field.tsx';
import { RoundingNote } from '../../figures/rounding-note.tsx';
import { wholeRounding } from '../../figures/whole-rounding.ts';
import { OptionField } from '../../fields/option-field.tsx';
import { StepHeading } from '../step-heading.tsx';
import { useDescriptions } from '../../fields/use-descriptions.ts';
import { useMoney } from '../../document/use-money.ts';
import { DebtItemsSection } from './debt-items-section.tsx';
import { DiscountsSection } from './discounts-section.tsx';
import { FigureRow } from '../figure-row.tsx';
import { LeasesSection } from './leases-section.tsx';
import { NetAssetsSection } from './net-assets-section.tsx';
import { SharesSection } from './shares-section.tsx';
import { SourcedNumber } from '../sourced-number.tsx';
import { StepSection } from '../step-section.tsx';
import { StepWarnings } from '../step-warnings.tsx';
import styles from '../steps.module.css';
import { column } from '../../../../../components/style/class-names.ts';

/** The date of the balance sheet; a later valuation date requires a balance sheet of that date. */
const BalanceDate = () => {
  const { t } = useLingui();
  const { document, language } = useEditor();
  const { field } = useDescriptions();
  const close = formatDate(closingDate(baseYear(document)), language);
  return (
    <div className={`${styles.fields} ${styles.choice}`}>
      <DateField
        path="balanceDate"
        label={field('balanceDate')}
        help={t`En blanco, el cierre del año base: ${close}`}
      />
      <div className={styles.wide}>
        <StepWarnings codes={['balance-of-another-date']} />
      </div>
    </div>
  );
};

/** Offered when cash is below its minimum; stays visible while it is chosen. */
const CashShortfall = () => {
  const { document, put } = useEditor();
  const { field } = useDescriptions();
  const { money } = useMoney();
  const chosen = document.deductsCashShortfall === true;
  const shortfall = cashShortfall(document.bridge);
  if (!chosen && shortfall === 0) return null;
  const amount = money(shortfall);
  return (
    <div className={styles.wide}>
      <OptionField
        path="deductsCashShortfall"
        label={field('deductsCashShortfall')}
        help={
          shortfall > 0 ? (
            <Trans>Faltan {amount}, que el comprador tendría que aportar.</Trans>
          ) : (
            <Trans>Ahora no falta nada: no resta.</Trans>
          )
        }
        chosen={chosen}
        onChoose={(on) => put('deductsCashShortfall', on || undefined)}
      />
      <StepWarnings codes={['cash-below-minimum']} />
    </div>
  );
};

/** The bridge from the enterprise value to the equity value. */
export const BridgeStep = () => {
  const { t } = useLingui();
  const helps: Record<BridgeItem, string> = {
    financialDebt: t`Bancos, arrendamientos financieros, préstamos de socios`,
    cash: t`Caja, bancos e inversiones realizables`,
    minimumCash: t`La que el negocio necesita para funcionar: no se resta de la deuda`,
    debtLikeItems: t`Provisiones, litigios, capex pendiente de pago`,
    nonControllingInterests: t`Parte de terceros en filiales`,
    nonOperatingAssets: t`Inmuebles o inversiones ajenos al negocio`,
    taxPosition: t`Positiva si Hacienda te debe, negativa si debes`,
  };
  return (
    <>
      <StepHeading
        sentence={
          <Trans>
            Del valor de la empresa al de las participaciones, con el balance a la fecha de
            valoración.
          </Trans>
        }
      />
      <div className={column({}, styles.form)}>
        <StepWarnings codes={['negative-equity', 'enterprise-value-not-positive']} />
        <StepSection
          title={<Trans>Balance</Trans>}
          help={<Trans>Todo en positivo, salvo la posición fiscal.</Trans>}
          stacked
        >
          <BalanceDate />
          {bridgeItems.map((item) => (
            <SourcedNumber key={item} path={`bridge.${item}`} help={helps[item]} />
          ))}
          <CashShortfall />
        </StepSection>
        <DebtItemsSection />
        <LeasesSection />
        <BridgeResult />
        <DiscountsSection />
        <SharesSection />
        <NetAssetsSection />
      </div>
    </>
  );
};

const totals = [figureId.bridgeTotal(), figureId.equity('central')];

const BridgeResult = () => {
  const { document } = useEditor();
  const rounding = useMemo(() => wholeRounding(document.unit), [document.unit]);
  return (
    <StepSection title={<Trans>Resultado</Trans>} plain>
      <div className={column()}>
        <FigureRow figureId={figureId.enterprise('central')} />
        <FigureRow figureId={figureId.netFinancialDebt()} />
        <FigureRow figureId={figureId.lease('debt')} />
        <FigureRow figureId={figureId.debtItems()} />
        <FigureRow figureId={figureId.bridgeTotal()} />
        <FigureRow figureId={figureId.equity('central')} total />
        <RoundingNote shown={totals} rounding={rounding} />
      </div>
    </StepSection>
  );
};
