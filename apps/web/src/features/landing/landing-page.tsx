import type { CollaborationForm } from '@valia/domain/accounts/collaboration-form-schema.ts';
import { PublicPage } from './frame/public-page.tsx';
import { ActiveAdvisers, type ActiveAdvisersProps } from './home/active-advisers.tsx';
import { LandingBenefits } from './home/landing-benefits.tsx';
import { LandingChallenge } from './home/landing-challenge.tsx';
import { LandingHero } from './home/landing-hero.tsx';
import { LandingRequestForm } from './home/landing-request-form.tsx';
import { LandingSteps } from './home/landing-steps.tsx';
import { LandingUsers } from './home/landing-users.tsx';
import { SamplePanel } from './home/sample/sample-panel.tsx';
import { StickyRequestButton } from './home/sticky-request-button.tsx';

interface LandingPageProps {
  advisers: ActiveAdvisersProps;
  /** Called with a complete request. */
  onRequest: (values: CollaborationForm) => void;
}

/** The landing page, which addresses advisers. */
export const LandingPage = ({ advisers, onRequest }: LandingPageProps) => (
  <PublicPage page="/">
    <LandingHero />
    <SamplePanel />
    <ActiveAdvisers {...advisers} />
    <LandingChallenge />
    <LandingSteps />
    <LandingBenefits />
    <LandingUsers />
    <LandingRequestForm onRequest={onRequest} />
    <StickyRequestButton />
  </PublicPage>
);
