import type { Valuation } from '@valia/domain/valuations/valuation-schemas.ts';
import type { ValuationStatus } from '@valia/domain/valuations/valuation-status.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useChangeValuationStatus } from '../../../lib/use-change-valuation-status.ts';
import type { DocumentSaving } from './use-document-saver.ts';

/** Changes the status once everything is saved: what is completed is what stands on the screen. */
export const useStatusChange = (valuation: Valuation, saving: DocumentSaving) => {
  const { shownStatus, changeStatus } = useChangeValuationStatus();
  const { valuations } = trpc.useUtils();
  return {
    shownStatus: shownStatus(valuation),
    setStatus: async (to: ValuationStatus): Promise<void> => {
      if (!(await saving.flush())) return;
      await changeStatus(valuation.id, to);
      const latest = valuations.get.getData({ id: valuation.id });
      if (latest !== undefined) saving.adoptVersion(latest.version);
    },
  };
};
