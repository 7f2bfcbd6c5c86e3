import { Trans, useLingui } from '@lingui/react/macro';
import { Modal, Skeleton } from '@mantine/core';
import { trpc } from '../../../../lib/trpc.ts';
import { useEditor } from '../document/editor-context.ts';
import { ErrorState } from '../../../../components/states/error-state.tsx';
import { ReportForm } from './report-form.tsx';
import { text } from '../../../../components/style/class-names.ts';

interface ReportDialogProps {
  opened: boolean;
  onClose: () => void;
}

/** The options of the report; the initial ones are those of this valuation's last report. */
export const ReportDialog = ({ opened, onClose }: ReportDialogProps) => {
  const { t } = useLingui();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t`Generar informe`}
      closeButtonProps={{ 'aria-label': t`Cerrar` }}
    >
      <p className={text('dimmed')}>
        <Trans>De la última versión cerrada. Quedará también en «Informes».</Trans>
      </p>
      <ReportChoices onClose={onClose} />
    </Modal>
  );
};

const ReportChoices = ({ onClose }: { onClose: () => void }) => {
  const { valuation } = useEditor();
  const uncached = { gcTime: 0, retry: false };
  const choice = trpc.valuations.reportChoice.useQuery({ valuationId: valuation.id }, uncached);
  const versions = trpc.valuations.snapshots.useQuery({ id: valuation.id }, uncached);
  const failed = choice.error === null ? versions : choice;
  if (failed.error !== null) {
    return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />;
  }
  if (choice.data === undefined || versions.data === undefined) return <Skeleton height={420} />;
  const closed = versions.data.snapshots.filter(({ undone }) => !undone);
  return <ReportForm last={choice.data} versions={closed} onClose={onClose} />;
};
