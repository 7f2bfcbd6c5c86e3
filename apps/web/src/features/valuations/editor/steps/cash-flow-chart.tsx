import { Trans, useLingui } from '@lingui/react/macro';
import { formatNumber, formatRate } from '@valia/i18n/format.ts';
import { figureId } from '@valia/valuation/figure.ts';
import { useEditor } from '../editor-context.ts';
import { projectedYears } from '../model/account-years.ts';
import { useMoney } from '../use-money.ts';
import styles from './projection-step.module.css';

const thousand = 1_000;

/** The projected free cash flows as bars; the grid above is their table. */
export const CashFlowChart = () => {
  const { t } = useLingui();
  const { document, outcome, language } = useEditor();
  const { whole, currencySign } = useMoney();
  const flows = projectedYears(document).flatMap((year) => {
    const figure = outcome.figures[figureId.projection(year, 'freeCashFlowToFirm')];
    return figure === undefined ? [] : [{ year, value: whole(figure.value) }];
  });
  const first = flows[0];
  const last = flows.at(-1);
  if (first === undefined || last === undefined) return null;
  const highest = Math.max(...flows.map(({ value }) => value), 0);
  const lowest = Math.min(...flows.map(({ value }) => value), 0);
  const spread = highest - lowest || 1;
  const growth =
    flows.length > 1 && first.value > 0 && last.value > 0
      ? (last.value / first.value) ** (1 / (flows.length - 1)) - 1
      : null;
  const yearly = growth === null ? '' : formatRate(growth, { language });
  const text = (value: number) => formatNumber(value / thousand, { language });
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.caption}>
        <b>
          <Trans>Flujo de caja libre</Trans>
        </b>{' '}
        {growth === null ? (
          <Trans>miles de {currencySign}</Trans>
        ) : (
          <Trans>
            miles de {currencySign}; crece un {yearly} anual de {first.year} a {last.year}
          </Trans>
        )}
      </figcaption>
      <div className={styles.bars} role="img" aria-label={t`Flujo de caja libre por año, los mismos importes que la tabla`}>
        {flows.map(({ year, value }) => (
          <div key={year} className={styles.bar}>
            <span className={styles.space} style={{ flexGrow: (highest - Math.max(value, 0)) / spread }} />
            <span className={styles.barValue}>{text(value)}</span>
            <span className={styles.column} style={{ flexGrow: Math.abs(value) / spread }} data-negative={value < 0 || undefined} />
            <span className={styles.barYear}>{year}</span>
          </div>
        ))}
      </div>
    </figure>
  );
};
