import { Trans } from '@lingui/react/macro';
import { UnstyledButton } from '@mantine/core';
import { type BulkRun, stopBulkRun } from '../../lib/bulk-run.ts';
import { useBulkRunText } from '../../lib/use-current-bulk-run.ts';
import styles from './bulk-bar.module.css';
import { row, text } from '../style/class-names.ts';

const looks = { sum: row({ gap: 12 }, text('nowrap'), styles.sum) };

/** The progress of work on many rows, which continues after the user leaves the list. */
export const RunBar = ({ run }: { run: BulkRun }) => {
  const text = useBulkRunText()(run);
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
      <UnstyledButton className={styles.action} onClick={stopBulkRun}>
        <Trans>Detener</Trans>
      </UnstyledButton>
    </div>
  );
};
