import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { proposalChange } from '@valia/domain/valuation-choices/proposal-change.ts';
import { formatMultiple } from '@valia/i18n/format.ts';
import { useMemo } from 'react';
import { useFocusAfterRemoval } from '../../../../../../lib/focus/use-focus-after-removal.ts';
import { useEditor } from '../../../document/editor-context.ts';
import styles from './ladder.module.css';

const field = 'multiples.evToEbitda.origin';

/** The proposal of the current edition in place of an earlier one: nothing changes until the adviser accepts it. */
export const ChangedProposal = ({ focusUsed }: { focusUsed: () => void }) => {
  const { document, sectors, readOnly, change, language } = useEditor();
  const asked = useMemo(
    () => (readOnly ? null : proposalChange(document, sectors)),
    [document, sectors, readOnly],
  );
  useFocusAfterRemoval(asked === null ? 0 : 1, focusUsed);
  if (asked === null) return null;
  const before = formatMultiple(asked.before, { language, decimals: 2 });
  const after = formatMultiple(asked.after, { language, decimals: 2 });
  return (
    <div className={styles.asked} role="status">
      <span>
        <Trans>
          Propuesto antes {before}; ahora {after}.
        </Trans>
      </span>
      <Button size="compact-sm" onClick={() => change(field, () => asked.taken)}>
        <Trans>Usar {after}</Trans>
      </Button>
      <Button size="compact-sm" variant="default" onClick={() => change(field, () => asked.kept)}>
        <Trans>Seguir con {before}</Trans>
      </Button>
    </div>
  );
};
