import { Trans, useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import styles from './activity-tab.module.css';
import type { FieldChangeText } from './field-change-describer.ts';
import { text } from '../../../../components/style/class-names.ts';

/**
 * A changed field: `Tesorería: 120.000 → 90.000`. The old value also has a hidden text for screen readers, because a
 * `del` element may not have an accessible name.
 */
export const FieldChangeLine = ({ text: { name, before, after } }: { text: FieldChangeText }) => {
  const { t } = useLingui();
  return (
    <li className={text('anywhere')}>
      {name}:{' '}
      {before !== null && (
        <>
          <VisuallyHidden>{t`antes ${before}`}</VisuallyHidden>
          <del className={styles.before} aria-hidden>
            {before}
          </del>{' '}
          <span aria-hidden>→ </span>
        </>
      )}
      <ins className={text('medium', 'undecorated')}>{after ?? <Trans>vacío</Trans>}</ins>
    </li>
  );
};
