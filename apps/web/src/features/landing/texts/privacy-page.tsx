import { useLingui } from '@lingui/react/macro';
import type { Firm } from '@valia/domain/accounts/account-schemas.ts';
import { leadConsentVersion } from '@valia/domain/leads/lead-consent.ts';
import { TextPage } from './text-page.tsx';

const texts = import.meta.glob<string>('./*/privacy.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export const PrivacyPage = ({ firm }: { firm: Firm }) => {
  const { t } = useLingui();
  return (
    <TextPage
      page="/privacy"
      title={t`Privacidad`}
      version={leadConsentVersion}
      firm={firm}
      texts={texts}
    />
  );
};
