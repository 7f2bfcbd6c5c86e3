import styles from './wordmark.module.css';

const name = 'Valía';
const dotlessI = 'ı';

/** The product's name. Its í is drawn in two parts, so that only the acute takes the accent. */
export const Wordmark = () => (
  <span className={styles.wordmark} role="img" aria-label={name}>
    <span aria-hidden>
      {name.slice(0, 3)}
      <span className={styles.letter}>
        {dotlessI}
        <svg className={styles.acute} viewBox="0 0 10 10" focusable="false">
          <path d="M3.2 8.6 7.4 1.6" />
        </svg>
      </span>
      {name.slice(4)}
    </span>
  </span>
);
