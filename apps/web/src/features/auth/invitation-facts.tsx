import { useLingui } from '@lingui/react/macro';
import { GuestFacts } from './guest-facts.tsx';

/** What there is to know about joining an organisation. */
export const InvitationFacts = () => {
  const { t } = useLingui();
  return (
    <GuestFacts
      title={t`Qué se comparte`}
      facts={[
        { term: t`En la organización`, text: t`marca, plantillas y lista de miembros` },
        { term: t`Tus valoraciones`, text: t`siguen siendo solo tuyas` },
        { term: t`La invitación`, text: t`7 días, un solo uso` },
        { term: t`Organizaciones`, text: t`una por persona` },
      ]}
    />
  );
};
