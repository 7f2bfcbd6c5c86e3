import { Trans } from '@lingui/react/macro';
import styles from './optional-label.module.css';

/** A field's label that says at its right that the field may stay empty. */
export const OptionalLabel = ({ text }: { text: string }) => (
  <span className={styles.row}>
    {text}
    <span className={styles.optional}>
      <Trans>Opcional</Trans>
    </span>
  </span>
);
