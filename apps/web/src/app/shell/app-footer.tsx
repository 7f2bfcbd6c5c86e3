import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import styles from './app-footer.module.css';

export const AppFooter = () => (
  <footer className={styles.footer}>
    <span>Valía</span>
    <Link to="/terms" className={styles.link}>
      <Trans>Términos y condiciones</Trans>
    </Link>
  </footer>
);
