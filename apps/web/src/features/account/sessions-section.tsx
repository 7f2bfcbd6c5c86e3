import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Skeleton } from '@mantine/core';
import { useRef } from 'react';
import { ErrorState } from '../../components/error-state.tsx';
import { trpc } from '../../lib/trpc.ts';
import { useFocusAfterRemoval } from '../../lib/use-focus-after-removal.ts';
import { SecuritySection } from './security-section.tsx';
import { SessionRow } from './session-row.tsx';
import styles from './session-row.module.css';
import { useEndSessions } from './use-end-sessions.ts';

const SessionRows = () => {
  const { t } = useLingui();
  const { data, error, refetch } = trpc.auth.sessions.list.useQuery();
  const { endingId, isEndingOthers, endOne, endOthers } = useEndSessions();
  const list = useRef<HTMLUListElement>(null);
  useFocusAfterRemoval(data?.sessions.length ?? 0, () => list.current?.focus());
  if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton height={61} />;
  return (
    <>
      <ul ref={list} tabIndex={-1} className={styles.list} aria-label={t`Sesiones abiertas`}>
        {data.sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isEnding={endingId === session.id}
            onEnd={() => void endOne(session.id)}
          />
        ))}
      </ul>
      {data.sessions.length > 1 && (
        <Button
          variant="default"
          className={styles.others}
          loading={isEndingOthers}
          onClick={() => void endOthers()}
        >
          <Trans>Cerrar las demás sesiones</Trans>
        </Button>
      )}
    </>
  );
};

/** Where the account is open, and the way to close it there. */
export const SessionsSection = () => {
  const { t } = useLingui();
  return (
    <SecuritySection
      title={t`Sesiones abiertas`}
      help={t`Cierra las que no reconozcas y cambia la contraseña.`}
    >
      <SessionRows />
    </SecuritySection>
  );
};
