import { useLingui } from '@lingui/react/macro';
import { PublicApp } from './public-app.tsx';
import { SellPage } from './sell-page.tsx';

/** /sell-your-business/sent: the thank-you page, the same for everybody. */
export const SellSentScreen = () => {
  const { t } = useLingui();
  return (
    <PublicApp title={t`Gracias por tu confianza`}>
      <SellPage isSent firmName="" />
    </PublicApp>
  );
};
