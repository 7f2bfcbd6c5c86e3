import { Trans, useLingui } from '@lingui/react/macro';
import styles from './year-of-income.module.css';

const alone = [0, 0, 9, 0, 0, 14, 2, 0, 0, 11, 0, 6];
const assigned = [3, 3, 4, 3, 4, 4, 2, 2, 4, 4, 4, 5];
const highest = 14;
const monthsOfYear = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

const Bars = ({ amounts, shown }: { amounts: readonly number[]; shown: readonly number[] }) => {
  const { t } = useLingui();
  const months = t`E F M A M J J A S O N D`.split(' ');
  return (
    <div className={styles.bars} aria-hidden>
      {monthsOfYear.map((month) => (
        <span key={month} className={styles.month}>
          {shown.includes(month) && amounts[month]}
          <i style={{ height: `${((amounts[month] ?? 0) / highest) * 64}px` }} />
          <small>{months[month]}</small>
        </span>
      ))}
    </div>
  );
};

/** The same income shown twice: in three months, and over the year. */
export const YearOfIncome = () => (
  <div className={styles.years}>
    <h3 className={styles.title}>
      <Trans>Por tu cuenta</Trans>
    </h3>
    <p className={styles.text}>
      <Trans>42.000 €, el 81 % en tres meses</Trans>
    </p>
    <Bars amounts={alone} shown={[2, 5, 9]} />
    <h3 className={styles.title}>
      <Trans>Con asignaciones</Trans>
    </h3>
    <p className={styles.text}>
      <Trans>42.000 €, repartidos en doce meses</Trans>
    </p>
    <div className={styles.assigned}>
      <Bars amounts={assigned} shown={[6, 11]} />
    </div>
    <p className={styles.text}>
      <Trans>Ejemplo. Mismo total anual, distinto calendario de cobro. En miles de euros.</Trans>
    </p>
  </div>
);
