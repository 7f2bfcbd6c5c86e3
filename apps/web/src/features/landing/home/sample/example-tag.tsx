import { Trans } from '@lingui/react/macro';
import styles from './example-tag.module.css';

/** Beside whatever is made up to show how it looks. */
export const ExampleTag = () => (
  <span className={styles.tag}>
    <Trans>Ejemplo</Trans>
  </span>
);
