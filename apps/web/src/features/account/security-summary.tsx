import { Plural, Trans } from '@lingui/react/macro';
import { trpc } from '../../lib/trpc.ts';

/** The state of the account in one sentence. */
export const SecuritySummary = () => {
  const factor = trpc.auth.secondFactor.get.useQuery();
  const list = trpc.auth.sessions.list.useQuery();
  if (factor.data === undefined || list.data === undefined) {
    return <Trans>Contraseña, verificación en dos pasos, sesiones e historial.</Trans>;
  }
  const open = list.data.sessions.length;
  return (
    <>
      {factor.data.enabled ? (
        <Trans>Verificación en dos pasos activa.</Trans>
      ) : (
        <Trans>Verificación en dos pasos sin activar.</Trans>
      )}{' '}
      <Plural value={open} one="# sesión abierta." other="# sesiones abiertas." />
    </>
  );
};
