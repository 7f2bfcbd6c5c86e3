import { Trans, useLingui } from '@lingui/react/macro';
import { chooseLosses, lossLimitOf } from '@valia/domain/corporate-tax/choose-tax.ts';
import {
  chooseMarginBasis,
  chooseReinvestment,
  chooseWorkingCapitalBasis,
  workingCapitalBasis,
} from '@valia/domain/valuation-choices/choose-projection-options.ts';
import { applicableTaxLaw, citedTaxLaw } from '@valia/domain/corporate-tax/tax-law.ts';
import { citedLawText } from '@valia/i18n/terms/tax-law-texts.ts';
import { IconAlertTriangle } from '@tabler/icons-react';
import { isMissingForalRates } from '@valia/domain/corporate-tax/is-missing-foral-rates.ts';
import { type ReactNode, useState } from 'react';
import { useEditor } from '../../document/editor-context.ts';
import { NumberField } from '../../fields/number-field.tsx';
import { SegmentField } from '../../fields/segment-field.tsx';
import { projectionOptionTerms as terms } from '../../terms/projection-option-terms.ts';
import { useDescriptions } from '../../fields/use-descriptions.ts';
import { useSegments } from '../../fields/use-segments.ts';
import styles from './projection-step.module.css';
import stepStyles from '../steps.module.css';
import { StepWarnings } from '../step-warnings.tsx';
import { TaxRegimeField } from './tax-regime-field.tsx';
import { useChosenProjectionOptions } from './use-chosen-projection-options.ts';
import { box, column, text } from '../../../../../components/style/class-names.ts';

const looks = {
  options: box({ pad: [0, 24], borderBottom: 'plain' }, styles.options),
  optionsHead: box(
    { pad: [14, 0], cursor: 'pointer' },
    text('small', 'dimmed'),
    styles.optionsHead,
  ),
};

interface OptionRowProps {
  name: string;
  children: ReactNode;
  beside?: ReactNode;
}

const OptionRow = ({ name, children, beside }: OptionRowProps) => (
  <div className={styles.driver} role="group" aria-label={name}>
    <span className={text('medium')}>{name}</span>
    <div>{children}</div>
    <div className={column({ gap: 8 }, text('small', 'dimmed'), styles.optionNote)}>{beside}</div>
  </div>
);

const MarginRow = () => {
  const { t } = useLingui();
  const { document, outcome, change } = useEditor();
  const options = useSegments(terms.margins);
  const path = 'projection.ebitMargin';
  return (
    <OptionRow name={t`Margen`}>
      <SegmentField
        path={path}
        label={t`Margen de la proyección`}
        labelHidden
        value={document.projection.ebitMargin === undefined ? 'ebitda' : 'ebit'}
        options={options}
        onChoose={(basis) =>
          change(path, (before) => chooseMarginBasis(before, outcome.figures, basis))
        }
      />
    </OptionRow>
  );
};

const ReinvestmentRow = () => {
  const { t } = useLingui();
  const { document, change } = useEditor();
  const options = useSegments(terms.reinvestment);
  const { reinvestment } = document.projection;
  const path = 'projection.reinvestment';
  return (
    <OptionRow
      name={t`Reinversión`}
      beside={
        reinvestment !== undefined && (
          <Trans>Las ventas nuevas, entre esta cifra: lo que hay que invertir para crecer.</Trans>
        )
      }
    >
      <SegmentField
        path={path}
        label={t`Reinversión de la proyección`}
        labelHidden
        value={reinvestment?.basis ?? 'investment'}
        options={options}
        onChoose={(basis) => change(path, (before) => chooseReinvestment(before, basis))}
      />
    </OptionRow>
  );
};

const WorkingCapitalRow = () => {
  const { t } = useLingui();
  const { document, outcome, change } = useEditor();
  const options = useSegments(terms.workingCapital);
  const basis = workingCapitalBasis(document);
  const path = 'projection.workingCapital';
  if (document.projection.reinvestment !== undefined) return null;
  return (
    <OptionRow
      name={t`Circulante`}
      beside={basis === 'days' && <Trans>Los tres plazos se cuentan sobre las ventas.</Trans>}
    >
      <SegmentField
        path={path}
        label={t`Circulante de la proyección`}
        labelHidden
        value={basis}
        options={options}
        onChoose={(chosen) =>
          change(path, (before) => chooseWorkingCapitalBasis(before, outcome.figures, chosen))
        }
      />
    </OptionRow>
  );
};

/** The statutory limit for offsetting losses against a profit, and the law that sets it. */
const LossLimitNote = () => {
  const { document } = useEditor();
  const { field, term } = useDescriptions();
  const limit = lossLimitOf(document);
  const law = term(citedLawText('loss-offset-law', document));
  const share = 'projection.losses.foralShare';
  if (limit === 'foral') {
    return (
      <>
        <NumberField size="sm" path={share} label={field(share)} />
        <Trans>Es un valor de partida: compruébalo en la norma. {law}.</Trans>
      </>
    );
  }
  if (limit !== 'spain') return null;
  return (
    <>
      <Trans>
        Cada año se compensa hasta el 70 % de la base, o 1 M€ si es más; menos en las empresas
        grandes.
      </Trans>{' '}
      {law}.
      {applicableTaxLaw(document).norm !== 'common' && (
        <p className={stepStyles.warning}>
          <IconAlertTriangle size={16} stroke={1.5} aria-hidden />
          <Trans>La norma foral de la empresa tiene otro límite, sin el millón de euros.</Trans>
        </p>
      )}
    </>
  );
};

const LossesRow = () => {
  const { t } = useLingui();
  const { document, change } = useEditor();
  const { field } = useDescriptions();
  const options = useSegments(terms.losses);
  const { losses } = document.projection;
  const limit = lossLimitOf(document);
  // Shows three fields, which fit on a phone: the limit of the law that does not apply is omitted.
  const hiddenLimit = citedTaxLaw(document) === 'common' ? 'foral' : 'spain';
  const opening = 'projection.losses.opening';
  return (
    <OptionRow
      name={t`Bases negativas`}
      beside={
        losses !== undefined && (
          <>
            <NumberField size="sm" path={opening} label={field(opening)} />
            <LossLimitNote />
            <StepWarnings codes={['losses-left-over']} />
          </>
        )
      }
    >
      <SegmentField
        path="projection.losses"
        label={t`Bases negativas de años anteriores`}
        labelHidden
        value={limit}
        options={options.filter(({ value }) => value === limit || value !== hiddenLimit)}
        onChoose={(chosen) => change('projection.losses', (before) => chooseLosses(before, chosen))}
      />
    </OptionRow>
  );
};

/** The options of the projection that differ from the usual ones; collapsed by default. */
export const ProjectionOptionsSection = () => {
  const chosen = useChosenProjectionOptions();
  const { document } = useEditor();
  const isProposal = document.projection.spanishTax?.regime === 'by-turnover';
  const [openAtFirst] = useState(
    chosen.length > (isProposal ? 1 : 0) || isMissingForalRates(document),
  );
  return (
    <details className={looks.options} open={openAtFirst}>
      <summary className={looks.optionsHead}>
        <b>
          <Trans>Opciones de la proyección</Trans>
        </b>{' '}
        {chosen.length === 0 ? (
          <Trans>Margen, inversión, impuestos y bases negativas</Trans>
        ) : (
          chosen.join(' · ')
        )}
      </summary>
      <MarginRow />
      <ReinvestmentRow />
      <WorkingCapitalRow />
      <TaxRegimeField />
      <LossesRow />
    </details>
  );
};
