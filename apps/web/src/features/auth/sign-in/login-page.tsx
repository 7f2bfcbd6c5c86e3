import { useLingui } from '@lingui/react/macro';
import { usePageDescription } from '../../../lib/page/use-page-description.ts';
import { GuestFacts } from '../guest/guest-facts.tsx';
import { GuestPage } from '../guest/guest-page.tsx';
import { RegisterLink } from '../guest/header-link.tsx';
import { loginDescription } from './login-description.ts';
import { LoginForm } from './login-form.tsx';

const Inside = () => {
  const { t } = useLingui();
  return (
    <GuestFacts
      title={t`Lo que encuentras al entrar`}
      facts={[
        { term: t`Tus valoraciones`, text: t`DCF, múltiplos y mixto` },
        { term: t`Cada cifra`, text: t`con su fórmula y su origen` },
        { term: t`Sectores`, text: t`múltiplos EV/EBITDA con fuente y fecha` },
        { term: t`Informes`, text: t`PDF en tres idiomas` },
      ]}
    />
  );
};

/** The sign-in form, with information about the product. `next` is the path after sign-in. */
export const LoginPage = ({ next }: { next?: string | undefined }) => {
  const { t, i18n } = useLingui();
  usePageDescription(i18n._(loginDescription));
  return (
    <GuestPage title={t`Iniciar sesión`} action={<RegisterLink />} aside={<Inside />}>
      <LoginForm next={next} />
    </GuestPage>
  );
};
