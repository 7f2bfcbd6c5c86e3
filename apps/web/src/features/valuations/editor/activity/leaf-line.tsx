import { Trans, useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import styles from './activity-tab.module.css';
import type { LeafText } from './leaf-describer.ts';
import { text } from '../../../../components/style/class-names.ts';

/** A changed field: `Tesorería: 120.000 → 90.000`. What was crossed out is said, for those who hear it: a name of its own it may not have. */
export const LeafLine = ({ text: { name, before, after } }: { text: LeafText }) => {
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
