import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useState } from 'react';
import { useEditor } from '../document/editor-context.ts';
import { ReportDialog } from './report-dialog.tsx';

interface ReportMenuProps {
  /** Completes the valuation first: a report is made of a frozen version. */
  onComplete: () => void;
}

/** Asks what the report should be, and makes it; a valuation still open is completed first. */
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
