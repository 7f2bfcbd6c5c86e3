import { Trans } from '@lingui/react/macro';
import { UnstyledButton } from '@mantine/core';
import { type BulkRun, stopRun } from '../../lib/bulk-run.ts';
import { useRunText } from '../../lib/use-current-run.ts';
import styles from './bulk-bar.module.css';
import { row, text } from '../style/class-names.ts';

const looks = { sum: row({ gap: 12 }, text('nowrap'), styles.sum) };

/** How far the work over many rows is; it goes on when one leaves the list. */
export const RunBar = ({ run }: { run: BulkRun }) => {
  const text = useRunText()(run);
  return (
    <div className={styles.bar} data-bulk-bar>
      <p className={looks.sum}>
        <strong>{text}</strong>
      </p>
      <progress
        className={styles.meter}
        aria-label={text}
        {...(run.total !== null && { value: run.done, max: run.total })}
      />
      <UnstyledButton className={styles.action} onClick={stopRun}>
        <Trans>Detener</Trans>
      </UnstyledButton>
    </div>
  );
};
