import { useLingui } from '@lingui/react/macro';
import type { LeadItem } from '@valia/domain/leads/lead-schemas.ts';
import { canMoveLead, type LeadStage } from '@valia/domain/leads/lead-stage.ts';
import { leadTerms } from '@valia/i18n/terms/lead-terms.ts';
import { showError } from '../../lib/errors/show-error.ts';
import { useChangedToast } from '../../lib/errors/use-changed-toast.ts';
import { showToast } from '../../lib/toast/show-toast.ts';
import { trpc } from '../../lib/trpc.ts';
import { useConfirmLeadMove } from './parts/use-confirm-lead-move.tsx';
import { useLeadChanges } from './use-leads.ts';

export type MoveLead = (lead: LeadItem, to: LeadStage) => void;

/** Shows why a lead was not changed; one changed in another tab is shown in its current state. */
export const useLeadErrorToast = () => {
  const changes = useLeadChanges();
  const tellChanged = useChangedToast();
  return (error: unknown, title: string): void => {
    void changes.invalidate();
    if (!tellChanged(error, title)) showError(error, title);
  };
};

/** Moves a lead at once, and moves it back if the server refuses. */
const useMoving = () => {
  const { t, i18n } = useLingui();
  const changes = useLeadChanges();
  const refuse = useLeadErrorToast();
  const { client } = trpc.useUtils();
  const move = async (lead: LeadItem, to: LeadStage, reason = ''): Promise<void> => {
    const { id: leadId, version, stage: from } = lead;
    const stage = i18n._(leadTerms.stages[to]);
    const name = lead.companyName;
    changes.show({ ...lead, stage: to, lostReason: to === 'lost' ? reason : null });
    try {
      const moved = await client.referrals.leads.move.mutate(
        to === 'lost' ? { leadId, version, to, lostReason: reason } : { leadId, version, to },
      );
      changes.show(moved);
      showToast({
        kind: 'success',
        title: t`${name}, en ${stage}`,
        ...(canMoveLead(to, from) && {
          action: { label: t`Deshacer`, run: () => void move(moved, from) },
        }),
      });
      await changes.invalidate();
    } catch (error) {
      changes.show(lead);
      refuse(error, t`No se pudo cambiar la etapa`);
    }
  };
  return move;
};

/** Moves the user's leads between the stages. */
export const useMoveLead = () => useConfirmLeadMove(useMoving());
