import { useLingui } from '@lingui/react/macro';
import { useAct } from '../act/use-act.ts';
import { trpc } from '../trpc.ts';
import { savePrinted } from './save-printed.ts';

/** Hands over an issued report, known by its code, as a DOCX to be edited. */
export const useCopyReport = () => {
  const { t } = useLingui();
  const { client } = trpc.useUtils();
  return useAct({
    call: (code: string) => client.valuations.copyReport.mutate({ code }),
    onDone: savePrinted,
    failed: t`No se pudo hacer la copia en DOCX`,
  });
};
