import { Trans, useLingui } from '@lingui/react/macro';
import { chooseSyntheticRating } from '@valia/domain/valuation-choices/capital-edits.ts';
import { figureId } from '@valia/valuation/figure.ts';
import { useEditor } from '../../document/editor-context.ts';
import { optionTerms } from '../../terms/option-terms.ts';
import { ChoiceField } from '../../fields/choice-field.tsx';
import { OptionField } from '../../fields/option-field.tsx';
import { SegmentField } from '../../fields/segment-field.tsx';
import { useSegments } from '../../fields/use-segments.ts';
import { FigureRow } from '../figure-row.tsx';
import { RatingExplanation } from './rating-explanation.tsx';
import { SourcedNumber } from '../sourced-number.tsx';
import { StepSection } from '../step-section.tsx';
import styles from '../steps.module.css';

const ratingField = 'costOfCapital.syntheticRating';

const SyntheticRating = () => {
  const { t } = useLingui();
  const { document, put } = useEditor();
  const tables = useSegments(optionTerms.ratingTables);
  const rating = document.costOfCapital.syntheticRating;
  if (rating === undefined) return null;
  return (
    <>
      <div className={`${styles.fields} ${styles.choice}`}>
        <ChoiceField path={`${ratingField}.table`} label={t`Tabla de ratings`} options={tables} />
      </div>
      <div className={styles.choice}>
        <OptionField
          path={`${ratingField}.interpolated`}
          label={t`Sin escalones entre ratings`}
          chosen={rating.interpolated === true}
          onChoose={(chosen) => put(`${ratingField}.interpolated`, chosen)}
        />
      </div>
      <SourcedNumber
        path={`${ratingField}.operatingProfit`}
        help={t`Antes de intereses e impuestos, del último año`}
      />
      <SourcedNumber path={`${ratingField}.interestExpense`} />
      {document.leases === undefined ? (
        <SourcedNumber
          path={`${ratingField}.leaseInterest`}
          help={t`Opcional: trata los alquileres como deuda`}
        />
      ) : (
        <p className={styles.origin}>
          <Trans>
            La cobertura cuenta los arrendamientos del paso Puente: EBIT más alquileres menos su
            devolución, sobre los intereses de toda la deuda.
          </Trans>
        </p>
      )}
      <FigureRow figureId={figureId.costOfCapital('interestCoverage')} />
      <FigureRow figureId={figureId.costOfCapital('syntheticSpread')} />
      <RatingExplanation table={rating.table} />
    </>
  );
};

/** The cost of debt: the market's rate, the company's spread and the country's spread, less the tax saving. */
export const CostOfDebtSection = () => {
  const { t } = useLingui();
  const { document, outcome, change } = useEditor();
  const isSynthetic = document.costOfCapital.syntheticRating !== undefined;
  return (
    <StepSection
      title={<Trans>Deuda</Trans>}
      help={<Trans>El diferencial sobre el tipo libre de riesgo, y el impuesto que ahorra.</Trans>}
      stacked
    >
      <div className={styles.choice}>
        <SegmentField
          path={ratingField}
          label={t`Diferencial de la deuda`}
          labelHidden
          value={isSynthetic ? 'rating' : 'given'}
          options={[
            { value: 'given', label: t`Diferencial conocido` },
            { value: 'rating', label: t`Por rating sintético` },
          ]}
          onChoose={(chosen) =>
            change(ratingField, (before) =>
              chooseSyntheticRating(before, outcome, chosen === 'rating'),
            )
          }
        />
      </div>
      {isSynthetic ? (
        <SyntheticRating />
      ) : (
        <SourcedNumber path="costOfCapital.buildUp.debtSpread" />
      )}
      <SourcedNumber
        path="costOfCapital.buildUp.countryDefaultSpread"
        help={t`España, enero de 2026: 1,02 %`}
      />
      <SourcedNumber
        path="costOfCapital.buildUp.taxRate"
        help={t`En blanco, el tipo a perpetuidad`}
      />
      <FigureRow figureId={figureId.costOfCapital('taxShieldRate')} />
      <FigureRow figureId={figureId.costOfCapital('costOfDebt')} />
      <FigureRow figureId={figureId.costOfCapital('afterTaxCostOfDebt')} total />
    </StepSection>
  );
};
