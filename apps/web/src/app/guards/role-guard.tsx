import { Trans, useLingui } from '@lingui/react/macro';
import { Skeleton } from '@mantine/core';
import type { RightsHolder } from '@valia/domain/access/policies.ts';
import type { Session } from '@valia/domain/accounts/account-schemas.ts';
import type { ReactNode } from 'react';
import { LinkButton } from '../../components/link-button.tsx';
import { ErrorState } from '../../components/states/error-state.tsx';
import { usePageTitle } from '../../lib/page/use-page-title.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { trpc } from '../../lib/trpc.ts';
import message from '../message-page.module.css';
import { column, row, text } from '../../components/style/class-names.ts';

interface RoleGuardProps {
  mayEnter: (person: RightsHolder) => boolean;
  /** The text that other users see instead. */
  denied: string;
  children: (person: Session) => ReactNode;
}

/** Shows its children to users with a role, and tells others that they have no access. */
export const RoleGuard = ({ mayEnter, denied, children }: RoleGuardProps) => {
  const session = useSession();
  const { isError, refetch } = trpc.auth.session.useQuery();
  // The session that the server has just returned, not the role that the browser remembers.
  const person = session.status === 'signed-in' ? session.details : null;
  if (person === null)
    return isError ? <ErrorState onRetry={() => void refetch()} /> : <ScreenSkeleton />;
  return mayEnter(person) ? children(person) : <AccessDenied>{denied}</AccessDenied>;
};

const AccessDenied = ({ children }: { children: string }) => {
  const { t } = useLingui();
  usePageTitle(t`Acceso Denegado`);
  return (
    <div className={column({ gap: 8 }, message.page)}>
      <h1 className={text('title')} tabIndex={-1}>
        <Trans>Acceso Denegado</Trans>
      </h1>
      <p className={text('dimmed')}>{children}</p>
      <div className={row({ gap: 8, wrap: true, marginTop: 16 })}>
        <LinkButton to="/dashboard">
          <Trans>Volver al panel ejecutivo</Trans>
        </LinkButton>
      </div>
    </div>
  );
};

export const ScreenSkeleton = () => {
  const { t } = useLingui();
  return (
    <div className={column({ gap: 16 })} role="status" aria-label={t`Cargando`}>
      <Skeleton height={36} width={280} />
      <Skeleton height={20} width={420} maw="100%" />
      <Skeleton height={320} radius="lg" />
    </div>
  );
};
