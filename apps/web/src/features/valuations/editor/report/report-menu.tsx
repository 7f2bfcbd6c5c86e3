import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useState } from 'react';
import { useEditor } from '../document/editor-context.ts';
import { ReportDialog } from './report-dialog.tsx';

interface ReportMenuProps {
  /** Completes the valuation first, because a report is made from a frozen version. */
  onComplete: () => void;
}

/** Requests the report's options and creates the report; an open valuation is completed first. */
export const ReportMenu = ({ onComplete }: ReportMenuProps) => {
  const { valuation, outcome } = useEditor();
  const [opened, setOpened] = useState(false);
  const icon = <IconFileText size={16} stroke={1.5} aria-hidden />;
  if (valuation.status !== 'completed') {
    return (
      <Button leftSection={icon} disabled={outcome.result === null} onClick={onComplete}>
        <Trans>Completar valoración</Trans>
      </Button>
    );
  }
  return (
    <>
      <Button leftSection={icon} onClick={() => setOpened(true)}>
        <Trans>Generar informe</Trans>
      </Button>
      <ReportDialog opened={opened} onClose={() => setOpened(false)} />
    </>
  );
};
