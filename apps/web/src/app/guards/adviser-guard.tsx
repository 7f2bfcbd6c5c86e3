import { useLingui } from '@lingui/react/macro';
import { Outlet } from '@tanstack/react-router';
import { isAdvisor } from '@valia/domain/access/policies.ts';
import { RoleGuard } from './role-guard.tsx';

/** Shows its routes to advisers only. Rendered inside the shell. */
export const AdviserGuard = () => {
  const { t } = useLingui();
  return (
    <RoleGuard mayEnter={isAdvisor} denied={t`Esta sección es solo para asesores.`}>
      {() => <Outlet />}
    </RoleGuard>
  );
};
