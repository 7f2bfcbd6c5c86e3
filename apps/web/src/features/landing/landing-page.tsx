import type { CollaborationForm } from '@valia/domain/accounts/collaboration-form-schema.ts';
import { PublicPage } from './frame/public-page.tsx';
import { ActiveAdvisers, type ActiveAdvisersProps } from './home/active-advisers.tsx';
import { LandingBenefits } from './home/landing-benefits.tsx';
import { LandingChallenge } from './home/landing-challenge.tsx';
import { LandingHero } from './home/landing-hero.tsx';
import { LandingRequest } from './home/landing-request.tsx';
import { LandingSteps } from './home/landing-steps.tsx';
import { LandingUsers } from './home/landing-users.tsx';
import { SamplePanel } from './home/sample/sample-panel.tsx';
import { StickyRequest } from './home/sticky-request.tsx';

interface LandingPageProps {
  advisers: ActiveAdvisersProps;
  /** What is done with a complete request. */
  onRequest: (values: CollaborationForm) => void;
}

/** The page that wins advisers. */
export const LandingPage = ({ advisers, onRequest }: LandingPageProps) => (
  <PublicPage page="/">
    <LandingHero />
    <SamplePanel />
    <ActiveAdvisers {...advisers} />
    <LandingChallenge />
    <LandingSteps />
    <LandingBenefits />
    <LandingUsers />
    <LandingRequest onRequest={onRequest} />
    <StickyRequest />
  </PublicPage>
);
