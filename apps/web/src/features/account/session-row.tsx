import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { SessionList } from '@valia/domain/accounts/session-schemas.ts';
import { formatDateTime } from '@valia/i18n/format.ts';
import { useLanguage } from '../../lib/language.ts';
import styles from './session-row.module.css';

interface SessionRowProps {
  session: SessionList['sessions'][number];
  isEnding: boolean;
  onEnd: () => void;
}

/** One open session: device, shortened address, times. */
export const SessionRow = ({ session, isEnding, onEnd }: SessionRowProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const device = session.device ?? t`Dispositivo desconocido`;
  const lastUse = formatDateTime(session.lastUsedAt, language);
  const opening = formatDateTime(session.createdAt, language);
  return (
    <li className={styles.row}>
      <div className={styles.texts}>
        <p className={styles.device}>
          {device}
          {session.current && (
            <span className={styles.current}>
              <Trans>Esta sesión</Trans>
            </span>
          )}
        </p>
        <p className={styles.meta}>
          {session.address !== null && <span>{session.address}</span>}
          <span>
            <Trans>Último uso: {lastUse}</Trans>
          </span>
          <span>
            <Trans>Abierta: {opening}</Trans>
          </span>
        </p>
      </div>
      {!session.current && (
        <Button
          variant="default"
          size="compact-sm"
          loading={isEnding}
          onClick={onEnd}
          aria-label={t`Cerrar la sesión de ${device}, último uso ${lastUse}`}
        >
          <Trans>Cerrar</Trans>
        </Button>
      )}
    </li>
  );
};
