import { Trans, useLingui } from '@lingui/react/macro';
import { valuationTerms } from '@valia/i18n/valuation-terms.ts';
import { useEditor } from '../editor-context.ts';
import { methodRanges, rangeScale } from '../model/method-ranges.ts';
import { useDescriptions } from '../use-descriptions.ts';
import { useMoney } from '../use-money.ts';
import styles from './method-bars.module.css';

/** Each method's range of the equity on one axis, with the central value through all of them. */
export const MethodBars = ({ wide = false }: { wide?: boolean }) => {
  const { t } = useLingui();
  const { outcome, document } = useEditor();
  const { term } = useDescriptions();
  const { millions, currencySign } = useMoney();
  const ranges = outcome.result === null ? [] : methodRanges(outcome.result, document.method);
  const scale = rangeScale(ranges.map(({ range }) => range));
  if (scale === null || outcome.result === null) return null;
  const place = (value: number) => `${scale(value).toFixed(2)}%`;
  const central = outcome.result.equityValue.central;
  return (
    <section className={styles.methods} data-wide={wide || undefined}>
      <div className={styles.head}>
        <h3 className={styles.title}>
          <Trans>Por método</Trans>
        </h3>
        <span className={styles.unit}>
          <Trans>Fondos propios, M{currencySign}</Trans>
        </span>
      </div>
      <div className={styles.rows}>
        {ranges.map(({ method, range }) => {
          const name = term(valuationTerms.methodNames[method]);
          const [low, middle, high] = [millions(range.low), millions(range.central), millions(range.high)];
          return (
            <div key={method} className={styles.row} data-chosen={method === document.method || undefined}>
              <span className={styles.name}>{name}</span>
              <div
                className={styles.track}
                role="img"
                aria-label={t`${name}: de ${low} a ${high} millones, central ${middle}`}
              >
                <span className={styles.low} style={{ right: `${(100 - scale(range.low)).toFixed(2)}%` }}>
                  {low}
                </span>
                <span
                  className={styles.bar}
                  style={{ left: place(range.low), width: `${(scale(range.high) - scale(range.low)).toFixed(2)}%` }}
                />
                <span className={styles.tick} style={{ left: place(range.central) }} />
                <span className={styles.high} style={{ left: place(range.high) }}>
                  {high}
                </span>
                <span className={styles.central} style={{ left: place(central) }} />
              </div>
            </div>
          );
        })}
      </div>
    </section>
  );
};
