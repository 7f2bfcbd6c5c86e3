import { Trans, useLingui } from '@lingui/react/macro';
import type { ChangedLeaf } from '@valia/domain/valuations/changed-leaves.ts';
import styles from './activity-tab.module.css';
import { useLeafText } from './use-leaf-text.ts';

/** A changed field: `Tesorería: 120.000 → 90.000`. What was crossed out is also said, for those who hear it. */
export const LeafLine = ({ leaf }: { leaf: ChangedLeaf }) => {
  const { t } = useLingui();
  const { name, before, after } = useLeafText()(leaf);
  if (before === null && after === null) return <li className={styles.leaf}>{name}</li>;
  return (
    <li className={styles.leaf}>
      {name}:{' '}
      {before !== null && (
        <>
          <del className={styles.before} aria-label={t`antes ${before}`}>
            {before}
          </del>{' '}
          <span aria-hidden>→ </span>
        </>
      )}
      <ins className={styles.after}>{after ?? <Trans>vacío</Trans>}</ins>
    </li>
  );
};
