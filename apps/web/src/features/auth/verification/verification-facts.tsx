import { useLingui } from '@lingui/react/macro';
import { GuestFacts } from '../guest/guest-facts.tsx';

/** Information about verifying an email address. */
export const VerificationFacts = () => {
  const { t } = useLingui();
  return (
    <GuestFacts
      title={t`Para qué sirve`}
      facts={[
        { term: t`El enlace`, text: t`válido durante 24 horas` },
        { term: t`Mientras tanto`, text: t`puedes valorar y generar informes` },
        { term: t`Al verificarlo`, text: t`puedes compartir valoraciones` },
        { term: t`Si olvidas la contraseña`, text: t`la recuperas con este email` },
      ]}
    />
  );
};
