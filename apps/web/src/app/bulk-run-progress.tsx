import { useLocation, useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import type { BulkRun } from '../lib/bulk-run.ts';
import { useCurrentBulkRun, useBulkRunText } from '../lib/use-current-bulk-run.ts';
import styles from './bulk-run-progress.module.css';

/** Shown outside the list: the progress of its bulk work, and a link back; a toast reports the outcome. */
export const BulkRunProgress = () => {
  const run = useCurrentBulkRun();
  const path = useLocation({ select: ({ pathname }) => pathname });
  return run !== null && path !== run.home && <RunLink run={run} />;
};

const RunLink = ({ run }: { run: BulkRun }) => {
  const { history } = useRouter();
  const text = useBulkRunText()(run);
  const goBack = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    history.push(run.address);
  };
  return (
    <a className={styles.run} href={run.address} onClick={goBack} data-run-progress>
      {text}
      <progress
        className={styles.meter}
        aria-label={text}
        {...(run.total !== null && { value: run.done, max: run.total })}
      />
    </a>
  );
};
