import { Trans, useLingui } from '@lingui/react/macro';
import {
  chooseControlModel,
  chooseMarketabilityModel,
  controlModels,
  putOptionModels,
} from '@valia/domain/valuation-choices/discount-models.ts';
import { valuationTerms } from '@valia/i18n/terms/valuation-terms.ts';
import { figureId } from '@valia/valuation/figure.ts';
import { useEditor } from '../../document/editor-context.ts';
import { ChoiceField } from '../../fields/choice-field.tsx';
import { SegmentField } from '../../fields/segment-field.tsx';
import { useDescriptions } from '../../fields/use-descriptions.ts';
import { DiscountsByMethod } from './discounts-by-method.tsx';
import { FigureRow } from '../figure-row.tsx';
import { SourcedNumber } from '../sourced-number.tsx';
import { StepSection } from '../step-section.tsx';
import { StepWarnings } from '../step-warnings.tsx';
import styles from '../steps.module.css';
import { column } from '../../../../../components/style/class-names.ts';

const marketabilityField = 'discounts.lackOfMarketability';
const controlField = 'discounts.lackOfControl';

const models = valuationTerms.marketabilityModels;
/** The option model that is chosen by default. */
const usualPut = 'finnerty';

const MarketabilityFields = () => {
  const { t } = useLingui();
  const { document, change } = useEditor();
  const { term } = useDescriptions();
  const given = document.discounts?.lackOfMarketability;
  if (given === undefined) return null;
  if (given.model === 'percentage') return <SourcedNumber path={`${marketabilityField}.rate`} />;
  return (
    <>
      <div className={`${styles.fields} ${styles.choice}`}>
        <ChoiceField
          path={`${marketabilityField}.model`}
          label={t`Modelo`}
          options={putOptionModels.map((value) => ({
            value,
            label: term(models[value]),
          }))}
          onChoose={(chosen) => {
            const model = putOptionModels.find((candidate) => candidate === chosen);
            if (model === undefined) return;
            change(marketabilityField, (before) => chooseMarketabilityModel(before, model));
          }}
        />
      </div>
      <p className={styles.origin}>
        <Trans>
          Mide lo que costaría asegurar el precio de hoy hasta que se pueda vender: una opción de
          venta.
        </Trans>
      </p>
      <SourcedNumber path={`${marketabilityField}.maturity`} help={t`Por ejemplo, 2 o 3`} />
      <SourcedNumber path={`${marketabilityField}.volatility`} help={t`Anual, de cotizadas`} />
      {given.model === 'chaffe' && <SourcedNumber path={`${marketabilityField}.riskFreeRate`} />}
      <SourcedNumber path={`${marketabilityField}.dividendYield`} />
    </>
  );
};

const ControlFields = () => {
  const { t } = useLingui();
  const { document } = useEditor();
  const given = document.discounts?.lackOfControl;
  if (given === undefined) return null;
  return given.model === 'percentage' ? (
    <SourcedNumber path={`${controlField}.rate`} />
  ) : (
    <SourcedNumber
      path={`${controlField}.controlPremium`}
      help={t`Prima pagada por el control: descuento = 1 − 1 / (1 + prima)`}
    />
  );
};

/**
 * The first figure is the value before any discount, which is the value of 100 %. A rate typed just above is not
 * repeated.
 */
const DiscountFigures = () => {
  const { t } = useLingui();
  const { lackOfControl, lackOfMarketability } = useEditor().document.discounts ?? {};
  if (lackOfControl === undefined && lackOfMarketability === undefined) return null;
  return (
    <div className={column()}>
      <FigureRow figureId={figureId.equity('central')} name={t`Valor del 100 %, sin descuentos`} />
      {lackOfControl?.model === 'control-premium' && (
        <FigureRow figureId={figureId.discount('lackOfControl')} />
      )}
      {lackOfMarketability !== undefined && lackOfMarketability.model !== 'percentage' && (
        <FigureRow figureId={figureId.discount('lackOfMarketability')} />
      )}
      <FigureRow figureId={figureId.discountAmount('controlAmount')} />
      <FigureRow figureId={figureId.equityAfterControl('central')} />
      <FigureRow figureId={figureId.discountAmount('marketabilityAmount')} />
      <FigureRow figureId={figureId.discount('combined')} />
      {(['low', 'central', 'high'] as const).map((point) => (
        <FigureRow
          key={point}
          figureId={figureId.discountedEquity(point)}
          total={point === 'central'}
        />
      ))}
    </div>
  );
};

const MarketabilityChoice = () => {
  const { t } = useLingui();
  const { document, change } = useEditor();
  const { field, term } = useDescriptions();
  const model = document.discounts?.lackOfMarketability?.model ?? 'none';
  const isPut = model !== 'none' && model !== 'percentage';
  return (
    <SegmentField
      path={marketabilityField}
      label={field(marketabilityField)}
      value={isPut ? usualPut : model}
      options={(['none', 'percentage', usualPut] as const).map((value) => ({
        value,
        label: value === usualPut ? t`Modelo de opción` : term(models[value]),
      }))}
      onChoose={(chosen) => {
        if (chosen !== usualPut || !isPut)
          change(marketabilityField, (before) => chooseMarketabilityModel(before, chosen));
      }}
    />
  );
};

const ControlChoice = () => {
  const { document, change } = useEditor();
  const { field, term } = useDescriptions();
  return (
    <SegmentField
      path={controlField}
      label={field(controlField)}
      value={document.discounts?.lackOfControl?.model ?? 'none'}
      options={controlModels.map((value) => ({
        value,
        label: term(valuationTerms.controlModels[value]),
      }))}
      onChoose={(model) => change(controlField, (before) => chooseControlModel(before, model))}
    />
  );
};

/** The discounts on a holding that cannot be sold at once, or does not control the company. */
export const DiscountsSection = () => (
  <StepSection
    title={<Trans>Descuentos</Trans>}
    help={
      <Trans>
        Para participaciones minoritarias o poco líquidas; el valor del 100 % se muestra antes de
        descuentos.
      </Trans>
    }
    stacked
  >
    <div className={styles.choice}>
      <MarketabilityChoice />
    </div>
    <MarketabilityFields />
    <div className={styles.choice}>
      <StepWarnings codes={['marketability-counted-twice', 'discount-on-private-deals']} />
    </div>
    <div className={styles.choice}>
      <ControlChoice />
    </div>
    <ControlFields />
    <DiscountsByMethod />
    <DiscountFigures />
  </StepSection>
);
