import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { showError } from '../../../lib/errors/show-error.ts';
import { loadChunk } from '../../../lib/page/load-chunk.ts';
import { findDraft } from '../../../lib/session/drafts.ts';
import { useStableCallback } from '../../../lib/use-stable-callback.ts';
import { issueDraftKey } from './issue-draft-key.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import type { LockedIssue, ReportIssueDialog } from './report-issue-dialog.tsx';
import { useSignedOutToast } from './use-signed-out-toast.ts';

type Dialog = typeof ReportIssueDialog;

/** Reports a problem to the firm: the function that starts it, and the dialog while it is open. */
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
    if (locked === undefined && findDraft(issueDraftKey) !== null) void open();
  });
  // Continues a report that the end of the session interrupted.
  useEffect(goOn, [goOn]);
  return {
    report: () => (isSignedOut ? tellNotSignedIn() : void open()),
    dialog: opened && <opened.Dialog locked={locked} onClose={() => setOpened(null)} />,
  };
};
