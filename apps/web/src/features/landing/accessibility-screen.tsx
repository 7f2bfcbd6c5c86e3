import { useLingui } from '@lingui/react/macro';
import { FirmPage } from './firm-page.tsx';
import { AccessibilityPage } from './texts/accessibility-page.tsx';

export const AccessibilityScreen = () => {
  const { t } = useLingui();
  return (
    <FirmPage title={t`Accesibilidad`}>{(firm) => <AccessibilityPage firm={firm} />}</FirmPage>
  );
};
