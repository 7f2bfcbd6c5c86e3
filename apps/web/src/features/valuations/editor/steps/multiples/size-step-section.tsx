import { Trans, useLingui } from '@lingui/react/macro';
import { sizeReferences } from '@valia/domain/reports/size-references.ts';
import { smallDealPrices } from '@valia/domain/reports/small-deal-prices.ts';
import { chooseSizeStep } from '@valia/domain/valuation-choices/multiple-rungs.ts';
import { formatDate, formatMultiple, formatNumber, formatRate } from '@valia/i18n/format.ts';
import { figureId } from '@valia/valuation/figure.ts';
import { hasSizeStep } from '@valia/valuation/multiples/size-step-reach.ts';
import {
  defaultSizeStepNodes,
  sizeStepOnCurve,
} from '@valia/valuation/multiples/size-step-on-curve.ts';
import { usedMultiples } from '@valia/valuation/multiples/used-multiples.ts';
import type { ReactNode } from 'react';
import { useEditor } from '../../document/editor-context.ts';
import { NumberField } from '../../fields/number-field.tsx';
import { SegmentField } from '../../fields/segment-field.tsx';
import { optionTerms } from '../../terms/option-terms.ts';
import { useDescriptions } from '../../fields/use-descriptions.ts';
import { FigureRow } from '../figure-row.tsx';
import { StepSection } from '../step-section.tsx';
import { StepWarnings } from '../step-warnings.tsx';
import styles from '../steps.module.css';
import { box, column, text as textClass } from '../../../../../components/style/class-names.ts';

/** The nodes of the curve and two values between them, evenly spaced on a logarithmic scale. */
const shownValues = ({ lowerValue, upperValue }: typeof defaultSizeStepNodes): number[] => {
  const middle = [1 / 3, 2 / 3].map((part) => lowerValue * (upperValue / lowerValue) ** part);
  return [lowerValue, ...middle.map((value) => Math.round(value / 1e6) * 1e6), upperValue];
};

/** Some points of the curve, as a table. */
const Curve = () => {
  const { document, language } = useEditor();
  const nodes = document.multiples.sizeStepNodes ?? defaultSizeStepNodes;
  const [first, ...others] = shownValues(nodes);
  const last = others.at(-1);
  const amount = (value: number) => formatNumber(value / 1_000_000, { language, decimals: 0 });
  return (
    <table className={box({ width: 'full', collapse: true }, textClass('small'), styles.table)}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Valor de empresa antes del ajuste</Trans>
          </th>
          <th scope="col" className={styles.number}>
            <Trans>Ajuste</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {[first ?? 0, ...others].map((value) => {
          const at = amount(value);
          return (
            <tr key={value}>
              <th scope="row">
                {value === first ? (
                  <Trans>Hasta {at} M€</Trans>
                ) : value === last ? (
                  <Trans>Desde {at} M€</Trans>
                ) : (
                  <Trans>{at} M€</Trans>
                )}
              </th>
              <td className={styles.number}>
                {formatRate(sizeStepOnCurve(value, nodes), { language, decimals: 1 })}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};

const Help = (): ReactNode => {
  const { document, outcome, language } = useEditor();
  const text = (value: number) => formatMultiple(value, { language });
  const listed = text(sizeReferences.listed);
  const middle = text(sizeReferences.midMarketDeals.low);
  const { low, high, sectorDataDate } = smallDealPrices(document, outcome.figures);
  const small = `${text(low)}–${text(high)}`;
  const until = sectorDataDate === null ? '' : formatDate(sectorDataDate, language);
  return (
    <>
      <Trans>
        Una cotizada no es una pyme. Referencias: cotizadas {listed} (Damodaran, enero de 2026),
        mercado medio {middle} (Argos, T1–T3 de 2025).
      </Trans>{' '}
      {sectorDataDate === null ? (
        <Trans>Pymes: {small} (Dealsuite, 2022–2023).</Trans>
      ) : (
        <Trans>
          Pymes de su sector, a su tamaño: {small} (operaciones hasta {until}).
        </Trans>
      )}{' '}
      <Trans>
        El ajuste varía de forma continua con el EBITDA normalizado por el múltiplo de cotizadas;
        entre los extremos es lineal en su logaritmo. Aplícalo una sola vez.
      </Trans>
      {document.currency !== 'EUR' && (
        <>
          {' '}
          <Trans>La curva es de euros y se aplica a tus importes tal como están.</Trans>
        </>
      )}
    </>
  );
};

/** Whether an earlier engine determined the size adjustment by the bracket of the enterprise value. */
const useIsOfBracket = (): boolean => {
  const { outcome, frozenBy } = useEditor();
  const steps = [figureId.sizeStepOnCurve(), figureId.sizeStep()];
  const isOnCurve = steps.some((id) =>
    outcome.figures[id]?.formula.startsWith('size-step-on-curve'),
  );
  return frozenBy !== null && !isOnCurve;
};

const StepChoice = () => {
  const { t } = useLingui();
  const { document, outcome, change } = useEditor();
  const { field, term } = useDescriptions();
  const { sizeStep } = document.multiples;
  const applied = outcome.figures[figureId.sizeStep()]?.value ?? null;
  return (
    <>
      <SegmentField
        path="multiples.sizeStep"
        label={t`Ajuste por tamaño`}
        value={sizeStep.mode}
        options={[
          { value: 'auto', label: term(optionTerms.sizeStepModes.auto) },
          { value: 'manual', label: term(optionTerms.sizeStepModes.manual) },
        ]}
        onChoose={(mode) =>
          change('multiples.sizeStep', (before) => chooseSizeStep(before, mode, applied))
        }
      />
      {sizeStep.mode === 'manual' && (
        <NumberField path="multiples.sizeStep.value" label={field('multiples.sizeStep.value')} />
      )}
    </>
  );
};

/**
 * The size adjustment from listed companies to a company of this size: from its curve, or the adviser's own; none for
 * private deals.
 */
export const SizeStepSection = () => {
  const { document } = useEditor();
  const { multiples } = document;
  const isOfBracket = useIsOfBracket();
  const isByDeals = multiples.sizeStep.mode === 'auto' && multiples.sizeStep.basis === 'deals';
  const isUsed = usedMultiples(multiples).some((kind) => hasSizeStep(multiples, kind));
  return (
    <StepSection
      title={<Trans>Tamaño e iliquidez</Trans>}
      help={
        isOfBracket ? (
          <Trans>
            Esta versión se cerró con un ajuste por tramos del valor de empresa, no con la curva
            actual.
          </Trans>
        ) : isByDeals ? (
          <Trans>
            Las cotizadas bajan a lo que pagan las operaciones del tamaño de la empresa; los demás
            múltiplos de cotizadas llevan el mismo ajuste.
          </Trans>
        ) : (
          <Help />
        )
      }
    >
      {isUsed ? (
        <>
          <StepChoice />
          <div className={styles.wide}>
            <StepWarnings codes={['size-step-outside-bracket']} />
            <div className={column()}>
              <FigureRow figureId={figureId.sizeStepOnCurve()} />
            </div>
            {!isOfBracket && !isByDeals && <Curve />}
          </div>
        </>
      ) : (
        <p className={`${styles.origin} ${styles.wide}`}>
          <Trans>
            Tus múltiplos son de operaciones privadas, que ya recogen tamaño e iliquidez: no llevan
            ajuste.
          </Trans>
        </p>
      )}
    </StepSection>
  );
};
