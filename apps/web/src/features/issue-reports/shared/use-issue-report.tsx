import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { showError } from '../../../lib/errors/show-error.ts';
import { loadChunk } from '../../../lib/page/load-chunk.ts';
import { findDraft } from '../../../lib/session/drafts.ts';
import { useStableCallback } from '../../../lib/use-stable-callback.ts';
import { issueDraft } from './issue-draft.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import type { LockedIssue, ReportIssueDialog } from './report-issue-dialog.tsx';
import { useSignedOutToast } from './use-signed-out-toast.ts';

type Dialog = typeof ReportIssueDialog;

/** The way to tell the firm of a problem: what begins it, and the dialog while it is open. */
export const useIssueReport = (locked?: LockedIssue): { report: () => void; dialog: ReactNode } => {
  const { t } = useLingui();
  const [opened, setOpened] = useState<{ Dialog: Dialog } | null>(null);
  const isSignedOut = useSession().status === 'signed-out';
  const tellNotSignedIn = useSignedOutToast();
  const open = async (): Promise<void> => {
    try {
      const chunk = await loadChunk(() => import('./report-issue-dialog.tsx'));
      setOpened({ Dialog: chunk.ReportIssueDialog });
    } catch (error) {
      showError(error, t`Error al enviar reporte`);
    }
  };
  const goOn = useStableCallback(() => {
    if (locked === undefined && findDraft(issueDraft) !== null) void open();
  });
  // A report that the end of the session cut off.
  useEffect(goOn, [goOn]);
  return {
    report: () => (isSignedOut ? tellNotSignedIn() : void open()),
    dialog: opened && <opened.Dialog locked={locked} onClose={() => setOpened(null)} />,
  };
};
