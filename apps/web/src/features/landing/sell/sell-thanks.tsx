import { Trans } from '@lingui/react/macro';
import styles from './sell-form.module.css';

/** The next steps, the same text for everybody. */
export const SellThanks = () => (
  <section className={styles.form} aria-labelledby="sell-thanks">
    <h2 id="sell-thanks" className={styles.title} tabIndex={-1}>
      <Trans>Gracias por tu confianza</Trans>
    </h2>
    <p>
      <Trans>
        Un asesor revisará lo que nos cuentas y te llamará al teléfono que has dejado. No hace falta
        que hagas nada más.
      </Trans>
    </p>
  </section>
);
