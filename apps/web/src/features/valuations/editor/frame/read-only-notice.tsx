import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { formatDate } from '@valia/i18n/format.ts';
import { useEditor } from '../editor-context.ts';
import styles from './read-only-notice.module.css';

/** A completed valuation is frozen; the one way to go on is to reopen it. */
export const ReadOnlyNotice = ({ onReopen }: { onReopen: () => void }) => {
  const { valuation, language } = useEditor();
  const { snapshot } = valuation;
  const day = snapshot === null ? '' : formatDate(snapshot.createdAt, language);
  const print = snapshot?.sha256.slice(0, 8) ?? '';
  return (
    <div className={styles.notice}>
      <IconLock size={16} stroke={1.5} aria-hidden />
      <p className={styles.text}>
        {snapshot === null ? (
          <Trans>Valoración completada: solo lectura.</Trans>
        ) : (
          <Trans>
            Valoración completada: solo lectura. Versión cerrada el {day}, huella {print}.
          </Trans>
        )}
      </p>
      <Button variant="default" size="compact-sm" onClick={onReopen}>
        <Trans>Reabrir</Trans>
      </Button>
    </div>
  );
};
