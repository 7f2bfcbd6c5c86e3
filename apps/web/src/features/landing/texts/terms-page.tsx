import { useLingui } from '@lingui/react/macro';
import type { Firm } from '@valia/domain/accounts/account-schemas.ts';
import { termsVersion } from '@valia/domain/accounts/terms-version.ts';
import { TextPage } from './text-page.tsx';

const texts = import.meta.glob<string>('./*/terms.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export const TermsPage = ({ firm }: { firm: Firm }) => {
  const { t } = useLingui();
  return (
    <TextPage
      page="/terms"
      title={t`Términos y condiciones`}
      version={termsVersion}
      firm={firm}
      texts={texts}
    />
  );
};
