import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useFocusAfterRemoval } from '../../../../lib/use-focus-after-removal.ts';
import { useEditor } from '../editor-context.ts';
import { assumedFigures } from '../model/assumptions.ts';
import { isBlankValuation, quickStartPaths } from '../model/quick-start.ts';
import reviewStyles from '../steps/projection-step.module.css';
import { AssumptionItems } from './assumption-items.tsx';
import styles from './quick-start.module.css';
import { QuickStartDialog } from './quick-start-dialog.tsx';

/** What was assumed for the first value: open and with the focus right after it was, folded later. */
const AssumptionsToReview = ({ isNew }: { isNew: boolean }) => {
  const { document } = useEditor();
  const head = useRef<HTMLElement>(null);
  const count = assumedFigures(document).length;
  useFocusAfterRemoval(count, () => head.current?.focus());
  useEffect(() => {
    if (isNew) head.current?.focus();
  }, [isNew]);
  if (count === 0) return null;
  const toReview = plural(count, {
    one: '# hipótesis sin confirmar',
    other: '# hipótesis sin confirmar',
  });
  return (
    <details className={styles.review} open={isNew}>
      <summary ref={head} className={styles.reviewHead}>
        <b>
          <Trans>Para revisar</Trans>
        </b>{' '}
        {toReview}
      </summary>
      <ul className={reviewStyles.reviewList}>
        <AssumptionItems />
      </ul>
    </details>
  );
};

/** The short way into a blank valuation, and afterwards what it assumed. */
export const QuickStartNotice = () => {
  const { document, readOnly } = useEditor();
  const [opened, setOpened] = useState(false);
  const [isNew, setIsNew] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    setOpened(false);
    trigger.current?.focus();
  };
  if (!isBlankValuation(document)) return <AssumptionsToReview isNew={isNew} />;
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
