import { Trans, useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import type { ChangedLeaf } from '@valia/domain/valuations/changed-leaves.ts';
import styles from './activity-tab.module.css';
import { useLeafText } from './use-leaf-text.ts';

/** A changed field: `Tesorería: 120.000 → 90.000`. What was crossed out is said, for those who hear it: a name of its own it may not have. */
export const LeafLine = ({ leaf }: { leaf: ChangedLeaf }) => {
  const { t } = useLingui();
  const { name, before, after } = useLeafText()(leaf);
  if (before === null && after === null) return <li className={styles.leaf}>{name}</li>;
  return (
    <li className={styles.leaf}>
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
      <ins className={styles.after}>{after ?? <Trans>vacío</Trans>}</ins>
    </li>
  );
};
