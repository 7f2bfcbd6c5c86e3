import styles from './wordmark.module.css';

// The accent belongs to the letter: a dotless i carries it as a drawing, so that only the acute takes the colour.
/** The product's name, its acute in the accent. */
export const Wordmark = ({ plain = false }: { plain?: boolean }) => (
  <span className={styles.wordmark} role="img" aria-label="Valía" data-plain={plain || undefined}>
    <span aria-hidden>
      Val
      <span className={styles.letter}>
        ı
        <svg className={styles.acute} viewBox="0 0 10 10" focusable="false">
          <path d="M3.2 8.6 7.4 1.6" />
        </svg>
      </span>
      a
    </span>
  </span>
);
