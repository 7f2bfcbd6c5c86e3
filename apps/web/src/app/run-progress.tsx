import { useLocation, useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import type { BulkRun } from '../lib/bulk-run.ts';
import { useCurrentRun, useRunText } from '../lib/use-current-run.ts';
import styles from './run-progress.module.css';

/** Away from the list, how far its work over many rows is, and the way back; a toast tells how it ended. */
export const RunProgress = () => {
  const run = useCurrentRun();
  const path = useLocation({ select: ({ pathname }) => pathname });
  return run !== null && path !== run.home && <RunLink run={run} />;
};

const RunLink = ({ run }: { run: BulkRun }) => {
  const { history } = useRouter();
  const text = useRunText()(run);
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
