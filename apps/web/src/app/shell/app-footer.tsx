import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import styles from './app-footer.module.css';
import { box, row, text } from '../../components/style/class-names.ts';

const looks = {
  footer: row({ gap: [4, 16], align: 'center', wrap: true }, text('fine', 'dimmed'), styles.footer),
};

export const AppFooter = () => (
  <footer className={looks.footer}>
    <span>Valía</span>
    <Link to="/terms" className={box({ padY: 4 }, styles.link)}>
      <Trans>Términos y condiciones</Trans>
    </Link>
  </footer>
);
