import { Trans, useLingui } from '@lingui/react/macro';
import { Skeleton } from '@mantine/core';
import { Outlet } from '@tanstack/react-router';
import { isAdmin } from '@valia/domain/access/rights.ts';
import { lazy, Suspense, useState } from 'react';
import { ErrorState } from '../components/states/error-state.tsx';
import { LinkButton } from '../components/link-button.tsx';
import { loadTexts } from '../lib/language.ts';
import { loadChunk } from '../lib/page/load-chunk.ts';
import { useSession } from '../lib/session/session-store.ts';
import { trpc } from '../lib/trpc.ts';
import { useFocusAfterRemoval } from '../lib/focus/use-focus-after-removal.ts';
import { usePageTitle } from '../lib/page/use-page-title.ts';
import styles from './administrator-guard.module.css';
import message from './message-page.module.css';

const SecondFactorSetUp = lazy(async () => {
  const [{ SecondFactorSetUp: component }] = await Promise.all([
    loadChunk(() => import('./second-factor-set-up.tsx')),
    loadTexts('account'),
  ]);
  return { default: component };
});

/** Shows its routes to administrators alone, once they have a second factor. Stands within the shell. */
export const AdministratorGuard = () => {
  const session = useSession();
  const { isError, refetch } = trpc.auth.session.useQuery();
  // Not the role that the browser remembers: what the server says of this person now.
  const person = session.status === 'signed-in' ? session.details : null;
  if (person === null)
    return isError ? <ErrorState onRetry={() => void refetch()} /> : <ScreenSkeleton />;
  return isAdmin(person) ? <Administration isProtected={person.secondFactor} /> : <AccessDenied />;
};

const Administration = ({ isProtected }: { isProtected: boolean }) => {
  const [isSettingUp, setSettingUp] = useState(false);
  // The server knows of the second factor while the recovery codes are still to be read.
  const isOpen = isProtected && !isSettingUp;
  useFocusAfterRemoval(isOpen ? 0 : 1, () => document.querySelector('h1')?.focus());
  if (isOpen) return <Outlet />;
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      <SecondFactorSetUp isSettingUp={isSettingUp} onSettingUp={setSettingUp} />
    </Suspense>
  );
};

const AccessDenied = () => {
  const { t } = useLingui();
  usePageTitle(t`Acceso Denegado`);
  return (
    <div className={message.page}>
      <h1 className={message.title} tabIndex={-1}>
        <Trans>Acceso Denegado</Trans>
      </h1>
      <p className={message.text}>
        <Trans>
          No tienes permisos para acceder a esta sección. Esta área está restringida a
          administradores.
        </Trans>
      </p>
      <div className={message.actions}>
        <LinkButton to="/dashboard">
          <Trans>Volver al panel ejecutivo</Trans>
        </LinkButton>
      </div>
    </div>
  );
};

const ScreenSkeleton = () => {
  const { t } = useLingui();
  return (
    <div className={styles.skeleton} role="status" aria-label={t`Cargando`}>
      <Skeleton height={36} width={280} />
      <Skeleton height={20} width={420} maw="100%" />
      <Skeleton height={320} radius="lg" />
    </div>
  );
};
