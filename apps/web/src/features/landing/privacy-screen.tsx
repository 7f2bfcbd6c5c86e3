import { useLingui } from '@lingui/react/macro';
import { FirmPage } from './firm-page.tsx';
import { PrivacyPage } from './texts/privacy-page.tsx';

/** /privacy */
export const PrivacyScreen = () => {
  const { t } = useLingui();
  return <FirmPage title={t`Privacidad`}>{(firm) => <PrivacyPage firm={firm} />}</FirmPage>;
};
