import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import type { CollaborationForm } from '@valia/domain/accounts/collaboration-form-schema.ts';
import { madridCalendar } from '@valia/domain/calendar/madrid-calendar.ts';
import { activeAdvisersOn } from '@valia/domain/counter/active-advisers.ts';
import { formatDate, formatNumber } from '@valia/i18n/format.ts';
import { useEffect } from 'react';
import { addCollaborationRequest } from '../../lib/collaboration-request.ts';
import { watchLanding } from '../../lib/watch-landing.ts';
import { useLanguage } from '../../lib/language.ts';
import { showError } from '../../lib/errors/show-error.ts';
import { showToast } from '../../lib/toast/show-toast.ts';
import { useNow } from '../../lib/use-now.ts';
import { trackOnce } from '../../lib/visit.ts';
import { LandingPage } from './landing-page.tsx';
import { PublicApp } from './public-app.tsx';

/** The landing page at `/`, `/ca` and `/en`. */
export const LandingScreen = () => {
  const { t } = useLingui();
  const language = useLanguage();
  const navigate = useNavigate();
  const today = madridCalendar.date(useNow());
  useEffect(watchLanding, []);

  const begin = (values: CollaborationForm): void => {
    trackOnce('collaboration-form-sent');
    addCollaborationRequest(values);
    showToast({
      kind: 'success',
      title: t`Gracias. Crea tu cuenta para completar la solicitud.`,
    });
    navigate({ to: '/register' }).catch(showError);
  };

  return (
    <PublicApp title={t`Ingresos previsibles para asesores financieros`}>
      <LandingPage
        advisers={{
          count: formatNumber(activeAdvisersOn(today), { language }),
          date: formatDate(today, language, 'long'),
        }}
        onRequest={begin}
      />
    </PublicApp>
  );
};
