import { Trans } from '@lingui/react/macro';
import buttons from '../frame/public-button.module.css';
import styles from './sticky-request-button.module.css';

/** On a phone: a fixed link to the registration, shown once the hero's button is out of view. */
export const StickyRequestButton = () => (
  <div className={styles.sticky} data-sticky>
    <a href="/register" className={`${buttons.ink} ${buttons.large}`}>
      <Trans>Solicitar colaboración</Trans>
    </a>
  </div>
);
