import { useLingui } from '@lingui/react/macro';
import { PublicHeader } from '../../components/public-header.tsx';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { LandingHero } from './landing-hero.tsx';
import styles from './landing-screen.module.css';
import { LandingSteps } from './landing-steps.tsx';
import { LandingTrace } from './landing-trace.tsx';
import { LandingWork } from './landing-work.tsx';
import { PublicActions } from './public-actions.tsx';
import { PublicFooter } from './public-footer.tsx';

/** `/`, `/ca` and `/en`: what the product does today, and nothing it does not. */
export const LandingScreen = () => {
  const { t } = useLingui();
  usePageTitle(t`Valoración de empresas para asesores`);
  return (
    <>
      <PublicHeader action={<PublicActions place="header" />} />
      <main id="main" className={styles.main}>
        <LandingHero />
        <LandingSteps />
        <LandingTrace />
        <LandingWork />
      </main>
      <PublicFooter />
    </>
  );
};
