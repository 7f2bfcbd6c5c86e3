import { useLingui } from '@lingui/react/macro';
import { Outlet } from '@tanstack/react-router';
import { isAdmin } from '@valia/domain/access/policies.ts';
import { lazy, Suspense, useState } from 'react';
import { loadTexts } from '../../lib/language.ts';
import { loadChunk } from '../../lib/page/load-chunk.ts';
import { useFocusAfterRemoval } from '../../lib/focus/use-focus-after-removal.ts';
import { RoleGuard, ScreenSkeleton } from './role-guard.tsx';

const SecondFactorSetUp = lazy(async () => {
  const [{ SecondFactorSetUp: component }] = await Promise.all([
    loadChunk(() => import('./second-factor-set-up.tsx')),
    loadTexts('account'),
  ]);
  return { default: component };
});

/** Shows its routes to administrators only, once they have a second factor. Rendered inside the shell. */
export const AdministratorGuard = () => {
  const { t } = useLingui();
  return (
    <RoleGuard
      mayEnter={isAdmin}
      denied={t`No tienes permisos para acceder a esta sección. Esta área está restringida a administradores.`}
    >
      {({ secondFactor }) => <Administration isProtected={secondFactor} />}
    </RoleGuard>
  );
};

const Administration = ({ isProtected }: { isProtected: boolean }) => {
  const [isSettingUp, setSettingUp] = useState(false);
  // While the recovery codes are still to be read, the server already has the second factor.
  const isOpen = isProtected && !isSettingUp;
  useFocusAfterRemoval(isOpen ? 0 : 1, () => document.querySelector('h1')?.focus());
  if (isOpen) return <Outlet />;
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      <SecondFactorSetUp isSettingUp={isSettingUp} onSettingUp={setSettingUp} />
    </Suspense>
  );
};
