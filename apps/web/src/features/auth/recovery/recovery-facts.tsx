import { useLingui } from '@lingui/react/macro';
import { GuestFacts } from '../guest/guest-facts.tsx';

/** Information about recovering a password. */
export const RecoveryFacts = () => {
  const { t } = useLingui();
  return (
    <GuestFacts
      title={t`Cómo funciona`}
      facts={[
        { term: t`El enlace`, text: t`válido durante 1 hora, un solo uso` },
        { term: t`Si pides otro`, text: t`el anterior deja de servir` },
        { term: t`Al cambiarla`, text: t`se cierran todas tus sesiones` },
        { term: t`Segundo paso`, text: t`si lo tienes activo, se mantiene` },
      ]}
    />
  );
};
