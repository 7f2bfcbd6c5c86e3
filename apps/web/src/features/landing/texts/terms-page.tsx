import { useLingui } from '@lingui/react/macro';
import type { Firm } from '@valia/domain/accounts/account-schemas.ts';
import { termsVersion } from '@valia/domain/accounts/terms-version.ts';
import { termsClauses } from './terms-clauses.ts';
import { TextPage } from './text-page.tsx';

export const TermsPage = ({ firm }: { firm: Firm }) => {
  const { t } = useLingui();
  return (
    <TextPage
      page="/terms"
      title={t`Términos y condiciones`}
      version={termsVersion}
      firm={firm}
      clauses={termsClauses}
    />
  );
};
