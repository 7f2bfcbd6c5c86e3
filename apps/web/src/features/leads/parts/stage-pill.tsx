import { useLingui } from '@lingui/react/macro';
import type { LeadStage } from '@valia/domain/leads/lead-stage.ts';
import { leadTerms } from '@valia/i18n/terms/lead-terms.ts';
import { type PillTone, TonePill } from '../../../components/states/tone-pill.tsx';

const tones: Readonly<Partial<Record<LeadStage, PillTone>>> = {
  contacted: 'active',
  qualified: 'active',
  in_negotiation: 'active',
  won: 'positive',
  lost: 'negative',
};

/** The stage of a lead, read-only. */
export const StagePill = ({ stage }: { stage: LeadStage }) => {
  const { i18n } = useLingui();
  return <TonePill text={i18n._(leadTerms.stages[stage])} tone={tones[stage] ?? 'plain'} />;
};
