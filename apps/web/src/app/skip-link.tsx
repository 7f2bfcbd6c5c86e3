import { Trans } from '@lingui/react/macro';
import styles from './skip-link.module.css';

/** The first element of every page. */
export const SkipLink = () => (
  <a className={styles.skip} href="#main">
    <Trans>Saltar al contenido</Trans>
  </a>
);
