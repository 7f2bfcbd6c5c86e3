import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import {
  assumedFigures,
  confirmAssumptions,
} from '@valia/domain/valuation-progress/assumptions.ts';
import { useEffect, useRef, useState } from 'react';
import { useFocusAfterRemoval } from '../../../../lib/focus/use-focus-after-removal.ts';
import { useEditor } from '../document/editor-context.ts';
import reviewStyles from './reviews.module.css';
import { AssumptionItems } from './assumption-items.tsx';
import styles from './quick-start.module.css';
import { box, text } from '../../../../components/style/class-names.ts';

const looks = {
  reviewHead: box({ cursor: 'pointer' }, text('small', 'dimmed'), styles.reviewHead),
};

export const ConfirmAll = () => {
  const { change } = useEditor();
  return (
    <Button
      variant="default"
      size="compact-sm"
      onClick={() => change('sources', confirmAssumptions)}
    >
      <Trans>Confirmar todas</Trans>
    </Button>
  );
};

interface AssumptionsToReviewProps {
  /** Whether the assumptions were just made: the list is then expanded and gets the focus. */
  isNew?: boolean;
}

/**
 * The assumptions that nobody has confirmed yet, to be confirmed one by one or all at once; nothing when there are
 * none.
 */
export const AssumptionsToReview = ({ isNew = false }: AssumptionsToReviewProps) => {
  const { document, readOnly } = useEditor();
  const head = useRef<HTMLElement>(null);
  const done = useRef<HTMLParagraphElement>(null);
  const count = assumedFigures(document).length;
  const [hadAny, setHadAny] = useState(count > 0);
  if (count > 0 && !hadAny) setHadAny(true);
  useFocusAfterRemoval(count, () => (head.current ?? done.current)?.focus());
  useEffect(() => {
    if (isNew) head.current?.focus();
  }, [isNew]);
  if (count === 0 && !hadAny) return null;
  if (count === 0) {
    return (
      <p ref={done} className={text('small', 'dimmed')} tabIndex={-1}>
        <Trans>Has confirmado todas las hipótesis.</Trans>
      </p>
    );
  }
  const toReview = plural(count, {
    one: '# hipótesis sin confirmar',
    other: '# hipótesis sin confirmar',
  });
  return (
    <details className={box({ border: 'plain', radius: 8 }, styles.review)} open={isNew}>
      <summary ref={head} className={looks.reviewHead}>
        <b>
          <Trans>Para revisar</Trans>
        </b>{' '}
        {toReview}
      </summary>
      {!readOnly && count > 1 && <ConfirmAll />}
      <ul className={reviewStyles.reviewList}>
        <AssumptionItems />
      </ul>
    </details>
  );
};
