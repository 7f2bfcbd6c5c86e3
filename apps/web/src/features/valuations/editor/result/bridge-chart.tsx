import { Trans } from '@lingui/react/macro';
import { formatRate } from '@valia/i18n/format.ts';
import { useEditor } from '../editor-context.ts';
import { bridgeBars } from '../model/bridge-bars.ts';
import { useDescriptions } from '../use-descriptions.ts';
import { useMoney } from '../use-money.ts';
import styles from './football-field.module.css';
import { OpenFigure } from './open-figure.tsx';

interface BridgeFindingProps {
  enterpriseValue: number;
  equityValue: number;
}

/** A share of an enterprise value that is not positive would say the opposite: the amount stands for it. */
const BridgeFinding = ({ enterpriseValue, equityValue }: BridgeFindingProps) => {
  const { language } = useEditor();
  const { money } = useMoney();
  const change = equityValue - enterpriseValue;
  const amount = money(Math.abs(change));
  const share = formatRate(Math.abs(change) / enterpriseValue, { language, decimals: 0 });
  if (enterpriseValue > 0) {
    return change < 0 ? (
      <Trans>El puente resta un {share} al valor de empresa</Trans>
    ) : (
      <Trans>El puente suma un {share} al valor de empresa</Trans>
    );
  }
  return change < 0 ? (
    <Trans>El puente resta {amount} al valor de empresa</Trans>
  ) : (
    <Trans>El puente suma {amount} al valor de empresa</Trans>
  );
};

/** From enterprise to equity value, step by step; each figure opens. */
export const BridgeChart = () => {
  const { outcome } = useEditor();
  const { figure: nameOf } = useDescriptions();
  const { money, signedMoney } = useMoney();
  const bars = bridgeBars(outcome.figures);
  const first = bars[0];
  const last = bars.at(-1);
  if (first === undefined || last === undefined) return null;
  const highest = Math.max(...bars.flatMap(({ from, to }) => [from, to]), 0);
  const lowest = Math.min(...bars.flatMap(({ from, to }) => [from, to]), 0);
  const percent = (value: number) => ((value - lowest) / (highest - lowest || 1)) * 100;
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.finding}>
        <BridgeFinding enterpriseValue={first.value} equityValue={last.value} />
      </figcaption>
      <div className={styles.rows}>
        {bars.map((bar) => {
          const left = percent(Math.min(bar.from, bar.to));
          const isStep = bar.kind === 'minus' || bar.kind === 'plus';
          return (
            <div key={bar.figure} className={styles.row}>
              <span>{nameOf(bar.figure)}</span>
              <span className={styles.track} aria-hidden>
                <span
                  className={styles.bar}
                  data-kind={bar.kind}
                  style={{
                    left: `${left.toFixed(2)}%`,
                    width: `${Math.max(percent(Math.max(bar.from, bar.to)) - left, 0.5).toFixed(2)}%`,
                  }}
                />
              </span>
              <OpenFigure figureId={bar.figure} name={nameOf(bar.figure)}>
                {isStep ? signedMoney(bar.value) : money(bar.value)}
              </OpenFigure>
            </div>
          );
        })}
      </div>
    </figure>
  );
};
