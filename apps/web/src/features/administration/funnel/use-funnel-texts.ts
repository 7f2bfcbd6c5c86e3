import { useLingui } from '@lingui/react/macro';
import type { AdviserStep, LeadStep } from '@valia/domain/tracking/funnel-steps.ts';
import { leadTerms } from '@valia/i18n/terms/lead-terms.ts';

/** The names of the steps of both funnels. */
export const useFunnelTexts = () => {
  const { t, i18n } = useLingui();
  const advisers: Record<AdviserStep, string> = {
    'landing-viewed': t`Visitan la página`,
    'landing-scrolled-50': t`Leen la mitad (50 %)`,
    'landing-scrolled-80': t`Leen casi todo (80 %)`,
    'collaboration-form-opened': t`Abren el formulario`,
    'collaboration-form-sent': t`Lo envían`,
    registered: t`Se registran`,
    'email-verified': t`Verifican el email`,
    'first-valuation-created': t`Primera valoración`,
    'first-valuation-completed': t`Primera completada`,
  };
  const leads: Record<LeadStep, string> = {
    arrived: t`Entran`,
    assigned: t`Asignados`,
    contacted: i18n._(leadTerms.stages.contacted),
    qualified: i18n._(leadTerms.stages.qualified),
    in_negotiation: i18n._(leadTerms.stages.in_negotiation),
    won: i18n._(leadTerms.stages.won),
  };
  return { advisers, leads };
};
