import { Trans } from '@lingui/react/macro';
import { formatMultiple, formatRate } from '@valia/i18n/format.ts';
import { productSourceTexts } from '@valia/i18n/product-source-texts.ts';
import {
  type RatingTable,
  ratingSpreads,
} from '@valia/valuation/cost-of-capital/rating-spreads.ts';
import { syntheticRating } from '@valia/valuation/cost-of-capital/synthetic-rating.ts';
import { figureId } from '@valia/valuation/figure.ts';
import { useEditor } from '../../document/editor-context.ts';
import { useDescriptions } from '../../fields/use-descriptions.ts';
import styles from '../steps.module.css';
import { box, text } from '../../../../../components/style/class-names.ts';

const looks = {
  disclosure: box({ minHeight: 32, cursor: 'pointer' }, text('line-32', 'medium', 'text')),
};

interface RatingRowsProps {
  table: RatingTable;
  earned: string | undefined;
  times: (value: number) => string;
  percent: (value: number) => string;
}

const RatingRows = ({ table, earned, times, percent }: RatingRowsProps) => (
  <table className={box({ width: 'full', collapse: true }, text('small'), styles.table)}>
    <thead>
      <tr>
        <th scope="col">
          <Trans>Rating</Trans>
        </th>
        <th scope="col" className={styles.number}>
          <Trans>Cobertura desde</Trans>
        </th>
        <th scope="col" className={styles.number}>
          <Trans>Diferencial</Trans>
        </th>
      </tr>
    </thead>
    <tbody>
      {ratingSpreads[table].map(({ rating, interestCoverage, spread }) => (
        <tr key={rating} data-chosen={rating === earned || undefined}>
          <th scope="row">{rating}</th>
          <td className={styles.number}>
            {Number.isFinite(interestCoverage) ? times(interestCoverage) : '–'}
          </td>
          <td className={styles.number}>{percent(spread)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** From the interest coverage to a rating, and from the rating to its spread; the whole table is shown on demand. */
export const RatingExplanation = ({ table }: { table: RatingTable }) => {
  const { document, outcome, language } = useEditor();
  const { term } = useDescriptions();
  const coverage = outcome.figures[figureId.costOfCapital('interestCoverage')]?.value;
  const earned = coverage === undefined ? null : syntheticRating(coverage, table);
  const times = (value: number): string => formatMultiple(value, { language, decimals: 2 });
  const percent = (value: number): string => formatRate(value, { language, decimals: 2 });
  const [reached, rating, spread] =
    earned === null || coverage === undefined
      ? []
      : [times(coverage), earned.rating, percent(earned.spread)];
  const between = outcome.figures[figureId.costOfCapital('syntheticSpread')]?.value;
  const isBetween = document.costOfCapital.syntheticRating?.interpolated === true;
  const evenly = between === undefined ? '' : percent(between);
  return (
    <div className={styles.origin}>
      {rating !== undefined && isBetween && (
        <p>
          <Trans>
            Una cobertura de {reached} está en el tramo del rating {rating}; entre tramos, sin
            escalones, el diferencial es {evenly}.
          </Trans>{' '}
          {term(productSourceTexts['damodaran-2026-01'])}.
        </p>
      )}
      {rating !== undefined && !isBetween && (
        <p>
          <Trans>
            Una cobertura de {reached} corresponde a un rating {rating}, con un diferencial de{' '}
            {spread}.
          </Trans>{' '}
          {term(productSourceTexts['damodaran-2026-01'])}.
        </p>
      )}
      <details>
        <summary className={looks.disclosure}>
          <Trans>Ver la tabla de ratings</Trans>
        </summary>
        <RatingRows table={table} earned={rating} times={times} percent={percent} />
      </details>
    </div>
  );
};
