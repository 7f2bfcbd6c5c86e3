import { Trans, useLingui } from '@lingui/react/macro';
import { formatNumber } from '@valia/i18n/format.ts';
import { useLanguage } from '../../../../lib/language.ts';
import styles from './sample-amounts.module.css';

const topMillions = 45;
const millions = [4.1, 11.4, 13.1, 22.5, 30.2, 42.9];
const completed = [2, 3, 1, 4, 3, 5];
const left = (index: number) => 4 + index * 17.4;
const height = (amount: number) => (amount / topMillions) * 100;
const line = millions.map((amount, index) => `${left(index)},${100 - height(amount)}`).join(' ');

const Plot = () => {
  const language = useLanguage();
  return (
    <div className={styles.plot} aria-hidden>
      {[0, 15, 30].map((amount) => (
        <span key={amount} className={styles.line} style={{ bottom: `${height(amount)}%` }}>
          {amount}
        </span>
      ))}
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" focusable="false">
        <polyline points={line} vectorEffect="non-scaling-stroke" />
      </svg>
      {millions.map((amount, index) => (
        <span
          key={amount}
          className={styles.point}
          style={{ left: `${left(index)}%`, bottom: `${height(amount)}%` }}
        >
          {formatNumber(amount, { language, decimals: 1 })}
        </span>
      ))}
    </div>
  );
};

const Months = () => {
  const { t } = useLingui();
  const months = [t`jun`, t`jul`, t`ago`, t`sep`, t`oct`, t`nov`];
  return (
    <table className={styles.months}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Mes</Trans>
          </th>
          {months.map((month) => (
            <th key={month} scope="col">
              {month}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">
            <Trans>Completadas</Trans>
          </th>
          {months.map((month, index) => (
            <td key={month}>{completed[index]}</td>
          ))}
        </tr>
      </tbody>
    </table>
  );
};

/** The amount valued by the end of each month, with the number of valuations below. */
export const SampleAmounts = () => (
  <div className={styles.amounts}>
    <h3 className={styles.title}>
      <Trans>Importe valorado acumulado</Trans>
    </h3>
    <p className={styles.text}>
      <Trans>Millones de euros y valoraciones completadas al mes</Trans>
    </p>
    <Plot />
    <Months />
  </div>
);
