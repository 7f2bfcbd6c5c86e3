import styles from './wordmark.module.css';

const name = 'Valía';

/**
 * The product's name. Its í is drawn in two parts, so that only the acute has the accent colour; the text that is read,
 * found and spoken is the letter itself.
 */
export const Wordmark = () => (
  <span className={styles.wordmark} role="img" aria-label={name}>
    <span aria-hidden>
      {name.slice(0, 3)}
      <span className={styles.letter}>
        <span className={styles.said}>{name.slice(3, 4)}</span>
        <svg className={styles.acute} viewBox="0 0 10 10" focusable="false">
          <path d="M3.2 8.6 7.4 1.6" />
        </svg>
      </span>
      {name.slice(4)}
    </span>
  </span>
);
