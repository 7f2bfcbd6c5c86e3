import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Skeleton } from '@mantine/core';
import type { SessionList } from '@valia/domain/accounts/session-schemas.ts';
import { useRef } from 'react';
import { QueryState } from '../../../components/states/query-state.tsx';
import { useUserAction } from '../../../lib/act/use-user-action.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useFocusAfterRemoval } from '../../../lib/focus/use-focus-after-removal.ts';
import { DescribedSection } from '../../../components/described-section.tsx';
import { SessionRow } from './session-row.tsx';
import styles from './session-row.module.css';
import { box } from '../../../components/style/class-names.ts';

const looks = { list: box({ borderTop: 'plain' }, styles.list) };

const useEndOthers = () => {
  const { t } = useLingui();
  const { sessions, account } = trpc.useUtils().auth;
  const { mutateAsync } = trpc.auth.sessions.endOthers.useMutation();
  return useUserAction({
    call: () => mutateAsync(),
    done: t`Sesiones cerradas`,
    onDone: (left) => {
      sessions.list.setData(undefined, left);
    },
    invalidates: [account.history],
    failed: t`No se pudo cerrar la sesión`,
  });
};

const SessionRows = ({ sessions }: SessionList) => {
  const { t } = useLingui();
  const { isPending, run } = useEndOthers();
  const list = useRef<HTMLUListElement>(null);
  useFocusAfterRemoval(sessions.length, () => list.current?.focus());
  return (
    <>
      <ul ref={list} tabIndex={-1} className={looks.list} aria-label={t`Sesiones abiertas`}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button
          variant="default"
          className={styles.others}
          loading={isPending}
          onClick={() => run()}
        >
          <Trans>Cerrar las demás sesiones</Trans>
        </Button>
      )}
    </>
  );
};

/** The open sessions of the account, each with a button that ends it. */
export const SessionsSection = () => {
  const { t } = useLingui();
  const list = trpc.auth.sessions.list.useQuery();
  return (
    <DescribedSection
      title={t`Sesiones abiertas`}
      help={t`Cierra las que no reconozcas y cambia la contraseña.`}
    >
      <QueryState query={list} loading={<Skeleton height={61} />}>
        {({ sessions }) => <SessionRows sessions={sessions} />}
      </QueryState>
    </DescribedSection>
  );
};
