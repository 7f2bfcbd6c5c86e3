import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '@valia/i18n/format.ts';
import { useSyncExternalStore } from 'react';
import { type BulkRun, currentBulkRun, subscribeToBulkRun } from './bulk-run.ts';
import { useLanguage } from './language.ts';

/** The running work on many rows; null when there is none. */
export const useCurrentBulkRun = (): BulkRun | null =>
  useSyncExternalStore(subscribeToBulkRun, currentBulkRun);

/** The text about a run: its kind and its progress. */
export const useBulkRunText = () => {
  const { t } = useLingui();
  const language = useLanguage();
  return (run: BulkRun): string => {
    const done = formatNumber(run.done, { language });
    const total = run.total === null ? '' : formatNumber(run.total, { language });
    const texts: Record<BulkRun['kind'], string> = {
      change: t`Cambiando: ${done} de ${total}`,
      export: run.total === null ? t`Exportando: ${done}` : t`Exportando: ${done} de ${total}`,
      write: t`Preparando el archivo…`,
      select: t`Seleccionando: ${done}`,
    };
    return texts[run.kind];
  };
};
