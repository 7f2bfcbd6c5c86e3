import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { isBlankValuation, quickStartPaths } from '@valia/domain/valuation-progress/quick-start.ts';
import { useRef, useState } from 'react';
import { useEditor } from '../document/editor-context.ts';
import { AssumptionsToReview } from './assumptions-to-review.tsx';
import styles from './quick-start.module.css';
import { QuickStartDialog } from './quick-start-dialog.tsx';

/** The quick start of a blank valuation; afterwards, the assumptions that it made. */
export const QuickStartNotice = () => {
  const { document, readOnly } = useEditor();
  const [opened, setOpened] = useState(false);
  const [isNew, setIsNew] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    setOpened(false);
    trigger.current?.focus();
  };
  if (!isBlankValuation(document)) {
    return (
      <div className={styles.reviewPlace}>
        <AssumptionsToReview isNew={isNew} />
      </div>
    );
  }
  if (readOnly) return null;
  const isFive = quickStartPaths(document).length === 5;
  return (
    <div className={styles.invitation}>
      <p>
        {isFive ? (
          <Trans>¿Solo necesitas una primera idea? Bastan cinco cifras y el sector.</Trans>
        ) : (
          <Trans>¿Solo necesitas una primera idea? Bastan cuatro cifras y el sector.</Trans>
        )}
      </p>
      <Button ref={trigger} variant="default" onClick={() => setOpened(true)}>
        {isFive ? (
          <Trans>Empezar con cinco cifras</Trans>
        ) : (
          <Trans>Empezar con cuatro cifras</Trans>
        )}
      </Button>
      <QuickStartDialog
        opened={opened}
        onClose={close}
        onDone={() => {
          setOpened(false);
          setIsNew(true);
        }}
      />
    </div>
  );
};
