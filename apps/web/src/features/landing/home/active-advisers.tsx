import { Trans, useLingui } from '@lingui/react/macro';
import styles from './active-advisers.module.css';

export interface ActiveAdvisersProps {
  /** The number as formatted text. */
  count: string;
  /** The date of the count, as text. */
  date: string;
}

/** The current number of advisers. The number is part of the page; a script animates a count up to it once. */
export const ActiveAdvisers = ({ count, date }: ActiveAdvisersProps) => {
  const { t } = useLingui();
  const facts = [
    [t`48 h`, t`para evaluar cada candidatura`],
    ['3', t`métodos: DCF, múltiplos y mixto`],
    ['3', t`idiomas: castellano, catalán e inglés`],
  ] as const;
  return (
    <div className={styles.counter}>
      <p className={styles.advisers}>
        <strong className={styles.count} data-counter>
          {count}
        </strong>{' '}
        <span className={styles.what}>
          <span className={styles.name}>
            <Trans>asesores activos en la red</Trans>
          </span>{' '}
          <span className={styles.date}>
            <Trans>A {date}</Trans>
          </span>
        </span>
      </p>
      <dl className={styles.facts}>
        {facts.map(([figure, text]) => (
          <div key={text}>
            <dt>{figure}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
};
