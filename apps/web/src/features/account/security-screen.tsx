import { useLingui, Plural, Trans } from '@lingui/react/macro';
import { PageHeading } from '../../components/page-heading.tsx';
import { Sheet } from '../../components/sheet.tsx';
import { usePageTitle } from '../../lib/page/use-page-title.ts';
import { HistorySection } from './history/history-section.tsx';
import { PasswordSection } from './password/password-section.tsx';
import { SecondFactorSection } from './second-factor/second-factor-section.tsx';
import { SessionsSection } from './sessions/sessions-section.tsx';
import { trpc } from '../../lib/trpc.ts';
import { VerificationSection } from './verification/verification-section.tsx';
import { box } from '../../components/style/class-names.ts';

/** The state of the account in one sentence. */
const SecuritySummary = () => {
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

/** /security */
export const SecurityScreen = () => {
  const { t } = useLingui();
  usePageTitle(t`Seguridad`);
  return (
    <>
      <PageHeading title={t`Seguridad de tu cuenta`} sentence={<SecuritySummary />} />
      <Sheet className={box({ marginTop: 24 })}>
        <PasswordSection />
        <SecondFactorSection />
        <SessionsSection />
        <VerificationSection />
        <HistorySection />
      </Sheet>
    </>
  );
};
