import { Trans } from '@lingui/react/macro';
import buttons from '../frame/public-button.module.css';
import styles from './sticky-request.module.css';

/** On a phone: the way in, once the hero's button has left the view. */
export const StickyRequest = () => (
  <div className={styles.sticky} data-sticky>
    <a href="/register" className={`${buttons.ink} ${buttons.large}`}>
      <Trans>Solicitar colaboración</Trans>
    </a>
  </div>
);
