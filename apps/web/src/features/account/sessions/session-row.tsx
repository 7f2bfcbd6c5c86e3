import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { SessionList } from '@valia/domain/accounts/session-schemas.ts';
import { formatDateTime } from '@valia/i18n/format.ts';
import { useUserAction } from '../../../lib/act/use-user-action.ts';
import { useLanguage } from '../../../lib/language.ts';
import { trpc } from '../../../lib/trpc.ts';
import styles from './session-row.module.css';
import { box, row, text } from '../../../components/style/class-names.ts';

const looks = {
  current: box({ pad: [1, 8], radius: 4, background: 'positive-soft' }, text('fine', 'positive')),
  meta: row({ gap: [0, 16], wrap: true, marginTop: 2 }, text('fine', 'dimmed'), styles.meta),
};

const useEndSession = () => {
  const { t } = useLingui();
  const { sessions, account } = trpc.useUtils().auth;
  const { mutateAsync } = trpc.auth.sessions.end.useMutation();
  return useUserAction({
    call: (given: { id: string }) => mutateAsync(given),
    done: t`Sesión cerrada en ese dispositivo`,
    onDone: (left) => {
      sessions.list.setData(undefined, left);
    },
    invalidates: [account.history],
    failed: t`No se pudo cerrar la sesión`,
    onFailed: () => {
      void sessions.list.invalidate();
      return false;
    },
  });
};

interface SessionRowProps {
  session: SessionList['sessions'][number];
}

/** One open session: device, shortened IP address, times. */
export const SessionRow = ({ session }: SessionRowProps) => {
  const { t } = useLingui();
  const { isPending, run } = useEndSession();
  const language = useLanguage();
  const device = session.device ?? t`Dispositivo desconocido`;
  const lastUse = formatDateTime(session.lastUsedAt, language);
  const opening = formatDateTime(session.createdAt, language);
  return (
    <li className={styles.row}>
      <div className={box({ minWidth: 0 })}>
        <p className={row({ gap: [4, 8], align: 'center', wrap: true }, text('strong'))}>
          {device}
          {session.current && (
            <span className={looks.current}>
              <Trans>Esta sesión</Trans>
            </span>
          )}
        </p>
        <p className={looks.meta}>
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
          loading={isPending}
          onClick={() => run({ id: session.id })}
          aria-label={t`Cerrar la sesión de ${device}, último uso ${lastUse}`}
        >
          <Trans>Cerrar</Trans>
        </Button>
      )}
    </li>
  );
};
