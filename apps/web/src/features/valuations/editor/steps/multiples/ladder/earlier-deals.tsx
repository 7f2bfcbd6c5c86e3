import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { withNewerDeals } from '@valia/domain/valuation-choices/proposal-change.ts';
import { useMemo } from 'react';
import { useFocusAfterRemoval } from '../../../../../../lib/focus/use-focus-after-removal.ts';
import { useEditor } from '../../../document/editor-context.ts';
import styles from './ladder.module.css';

/**
 * A note that distances refer to the deals of an earlier edition than the displayed one, until the adviser updates
 * them.
 */
export const EarlierDeals = ({ focusUsed }: { focusUsed: () => void }) => {
  const { document, sectors, readOnly, change } = useEditor();
  const newer = useMemo(
    () => (readOnly ? null : withNewerDeals(document, sectors)),
    [document, sectors, readOnly],
  );
  useFocusAfterRemoval(newer === null ? 0 : 1, focusUsed);
  if (newer === null) return null;
  return (
    <div className={styles.asked} role="status">
      <span>
        <Trans>
          La distancia a las operaciones de pymes se mide con la edición anterior; hay otra.
        </Trans>
      </span>
      <Button size="compact-sm" onClick={() => change('multiples.evToEbitda.origin', () => newer)}>
        <Trans>Medir con la nueva</Trans>
      </Button>
    </div>
  );
};
