import { useLingui } from '@lingui/react/macro';
import { useUserAction } from '../act/use-user-action.ts';
import { trpc } from '../trpc.ts';
import { savePrinted } from './save-printed.ts';

/** Downloads an editable DOCX copy of an issued report, which is identified by its code. */
export const useDownloadEditableReport = () => {
  const { t } = useLingui();
  const { client } = trpc.useUtils();
  return useUserAction({
    call: (code: string) => client.valuations.copyReport.mutate({ code }),
    onDone: savePrinted,
    failed: t`No se pudo hacer la copia en DOCX`,
  });
};
