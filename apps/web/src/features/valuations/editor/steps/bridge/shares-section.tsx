import { Trans, useLingui } from '@lingui/react/macro';
import { chooseShareOptions, chooseShares } from '@valia/domain/valuation-choices/share-edits.ts';
import { figureId } from '@valia/valuation/figure.ts';
import { useEditor } from '../../document/editor-context.ts';
import { OptionField } from '../../fields/option-field.tsx';
import { FigureRow } from '../figure-row.tsx';
import { SourcedNumber } from '../sourced-number.tsx';
import { StepSection } from '../step-section.tsx';
import { column } from '../../../../../components/style/class-names.ts';

const optionInputs = [
  'number',
  'strike',
  'maturity',
  'volatility',
  'riskFreeRate',
  'dividendYield',
] as const;

const ShareOptions = () => {
  const { t } = useLingui();
  const helps: Partial<Record<(typeof optionInputs)[number], string>> = {
    number: t`Todas las que se pueden ejercer`,
    strike: t`Por acción, en la moneda`,
  };
  return optionInputs.map((name) => (
    <SourcedNumber key={name} path={`shares.options.${name}`} help={helps[name]} />
  ));
};

/** From the value of the whole equity to the value of one share. */
export const SharesSection = () => {
  const { t } = useLingui();
  const { document, change } = useEditor();
  const { shares } = document;
  return (
    <StepSection
      title={<Trans>Por acción o participación</Trans>}
      help={<Trans>El valor de cada una, tras los descuentos y las opciones que haya.</Trans>}
      stacked
    >
      <OptionField
        path="shares"
        label={<Trans>Calcular el valor de cada acción o participación</Trans>}
        chosen={shares !== undefined}
        onChoose={(chosen) => change('shares', (before) => chooseShares(before, chosen))}
      />
      {shares !== undefined && (
        <>
          <SourcedNumber path="shares.number" help={t`Todas las emitidas`} />
          <OptionField
            path="shares.options"
            label={<Trans>Hay opciones sobre acciones nuevas</Trans>}
            help={<Trans>Se valoran por Black-Scholes y se restan antes de repartir.</Trans>}
            chosen={shares.options !== undefined}
            onChoose={(chosen) =>
              change('shares.options', (before) => chooseShareOptions(before, chosen))
            }
          />
          {shares.options !== undefined && <ShareOptions />}
          <div className={column()}>
            <FigureRow figureId={figureId.share('dilutedSharePrice')} />
            <FigureRow figureId={figureId.share('optionValue')} />
            <FigureRow figureId={figureId.share('optionsValue')} />
            <FigureRow figureId={figureId.share('valuePerShare')} total />
          </div>
        </>
      )}
    </StepSection>
  );
};
