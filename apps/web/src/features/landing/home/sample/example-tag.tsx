import { Trans } from '@lingui/react/macro';
import styles from './example-tag.module.css';

/** A label beside invented examples. */
export const ExampleTag = () => (
  <span className={styles.tag}>
    <Trans>Ejemplo</Trans>
  </span>
);
