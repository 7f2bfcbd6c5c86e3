import { Trans, useLingui } from '@lingui/react/macro';
import { UnstyledButton } from '@mantine/core';
import { formatNumber } from '@valia/i18n/format.ts';
import { useSyncExternalStore } from 'react';
import { useLanguage } from '../../../../lib/language.ts';
import { type BulkRun, currentRun, stopRun, subscribeToRun } from './bulk-run.ts';
import styles from './bulk-bar.module.css';

export const useCurrentRun = (): BulkRun | null => useSyncExternalStore(subscribeToRun, currentRun);

/** How far the work over many valuations is; it goes on when one leaves the list. */
export const RunBar = ({ run }: { run: BulkRun }) => {
  const { t } = useLingui();
  const language = useLanguage();
  const done = formatNumber(run.done, { language });
  const total = run.total === null ? '' : formatNumber(run.total, { language });
  const texts: Record<BulkRun['kind'], string> = {
    change: t`Cambiando: ${done} de ${total}`,
    export: run.total === null ? t`Exportando: ${done}` : t`Exportando: ${done} de ${total}`,
    write: t`Preparando el archivo…`,
    select: t`Seleccionando: ${done}`,
  };
  return (
    <div className={styles.bar} data-bulk-bar>
      <p className={styles.sum}>
        <strong>{texts[run.kind]}</strong>
      </p>
      <progress
        className={styles.meter}
        aria-label={texts[run.kind]}
        {...(run.total !== null && { value: run.done, max: run.total })}
      />
      <UnstyledButton className={styles.action} onClick={stopRun}>
        <Trans>Detener</Trans>
      </UnstyledButton>
    </div>
  );
};
