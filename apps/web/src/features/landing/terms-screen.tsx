import { useLingui } from '@lingui/react/macro';
import { FirmPage } from './firm-page.tsx';
import { TermsPage } from './texts/terms-page.tsx';

/** /terms */
export const TermsScreen = () => {
  const { t } = useLingui();
  return (
    <FirmPage title={t`Términos y condiciones`}>{(firm) => <TermsPage firm={firm} />}</FirmPage>
  );
};
