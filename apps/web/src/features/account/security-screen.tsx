import { useLingui } from '@lingui/react/macro';
import { PageHead } from '../../components/page-head.tsx';
import { Sheet } from '../../components/sheet.tsx';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { HistorySection } from './history-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { SecondFactorSection } from './second-factor-section.tsx';
import styles from './security-screen.module.css';
import { SecuritySummary } from './security-summary.tsx';
import { SessionsSection } from './sessions-section.tsx';

/** /security */
export const SecurityScreen = () => {
  const { t } = useLingui();
  usePageTitle(t`Seguridad`);
  return (
    <>
      <PageHead title={t`Seguridad de tu cuenta`} sentence={<SecuritySummary />} />
      <Sheet className={styles.sheet}>
        <PasswordSection />
        <SecondFactorSection />
        <SessionsSection />
        <HistorySection />
      </Sheet>
    </>
  );
};
