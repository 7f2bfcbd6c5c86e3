import { Trans, useLingui } from '@lingui/react/macro';
import { valuationTerms } from '@valia/i18n/valuation-terms.ts';
import { useEditor } from '../editor-context.ts';
import { labelWidth } from '../model/label-width.ts';
import { type MethodRange, methodRanges, rangeScale } from '../model/method-ranges.ts';
import { useChartMoney } from '../use-chart-money.ts';
import { useDescriptions } from '../use-descriptions.ts';
import { useMoney } from '../use-money.ts';
import styles from './method-bars.module.css';

interface MethodRowProps {
  entry: MethodRange;
  /** Places a value between 0 and 100. */
  scale: (value: number) => number;
  central: number;
  isChosen: boolean;
  text: (value: number) => string;
}

const percent = (value: number): string => `${value.toFixed(2)}%`;

const MethodRow = (props: MethodRowProps) => {
  const {
    entry: { method, range },
    scale,
    central,
    isChosen,
    text,
  } = props;
  const { t } = useLingui();
  const { term } = useDescriptions();
  const { money } = useMoney();
  const name = term(valuationTerms.methodNames[method]);
  const [low, middle, high] = [money(range.low), money(range.central), money(range.high)];
  const [from, to] = [scale(range.low), scale(range.high)];
  return (
    <div className={styles.row} data-chosen={isChosen || undefined}>
      <span>{name}</span>
      <div
        className={styles.track}
        role="img"
        aria-label={t`${name}: de ${low} a ${high}, central ${middle}`}
      >
        <span className={styles.central} style={{ left: percent(scale(central)) }} />
        <span className={styles.low} style={{ right: percent(100 - from) }}>
          {text(range.low)}
        </span>
        <span className={styles.bar} style={{ left: percent(from), width: percent(to - from) }} />
        <span className={styles.tick} style={{ left: percent(scale(range.central)) }} />
        <span className={styles.high} style={{ left: percent(to) }}>
          {text(range.high)}
        </span>
      </div>
    </div>
  );
};

/** Each method's range of the equity on one axis, with the central value through all of them; all before discounts. */
export const MethodBars = () => {
  const { outcome, document } = useEditor();
  const ranges = outcome.result === null ? [] : methodRanges(outcome.result, document.method);
  const amounts = ranges.flatMap(({ range }) => [range.low, range.high]);
  const { unit, text } = useChartMoney(amounts);
  const scale = rangeScale(ranges.map(({ range }) => range));
  if (scale === null || outcome.result === null) return null;
  const { equityAfterDiscounts, equityValue } = outcome.result;
  return (
    <section className={styles.methods}>
      <div className={styles.head}>
        <h2 className={styles.title}>
          <Trans>Por método</Trans>
        </h2>
        <span className={styles.unit}>
          {equityAfterDiscounts === undefined ? (
            <Trans>Fondos propios, {unit}</Trans>
          ) : (
            <Trans>Fondos propios antes de descuentos, {unit}</Trans>
          )}
        </span>
      </div>
      <div className={styles.rows} style={labelWidth(amounts.map(text))}>
        {ranges.map((entry) => (
          <MethodRow
            key={entry.method}
            entry={entry}
            scale={scale}
            central={equityValue.central}
            isChosen={entry.method === document.method}
            text={text}
          />
        ))}
      </div>
    </section>
  );
};
