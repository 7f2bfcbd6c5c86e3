import { Trans, useLingui } from '@lingui/react/macro';
import { Textarea } from '@mantine/core';
import type { LeadItem } from '@valia/domain/leads/lead-schemas.ts';
import { canMoveLead, type LeadStage } from '@valia/domain/leads/lead-stage.ts';
import { reasonMaximum } from '@valia/domain/text/reason-schema.ts';
import { leadTerms } from '@valia/i18n/lead-terms.ts';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../components/dialog/confirm-dialog.tsx';
import { callFailure } from '../../lib/errors/call-failure.ts';
import { showError } from '../../lib/errors/show-error.ts';
import { showToast } from '../../lib/toast/show-toast.ts';
import { trpc } from '../../lib/trpc.ts';
import { useLeadChanges } from './use-leads.ts';

export type MoveLead = (lead: LeadItem, to: LeadStage) => void;

/** Tells why a lead was not changed; one that another tab has changed is shown as it now is. */
export const useLeadRefusal = () => {
  const { t } = useLingui();
  const changes = useLeadChanges();
  return (error: unknown, title: string): void => {
    void changes.invalidate();
    if (callFailure(error)?.code === 'conflict')
      showToast({
        kind: 'error',
        title,
        description: t`El lead ha cambiado mientras tanto. Se muestra como está ahora.`,
      });
    else showError(error, title);
  };
};

/** Moves a lead at once, and back where the server refuses it. */
const useMoving = () => {
  const { t, i18n } = useLingui();
  const changes = useLeadChanges();
  const refuse = useLeadRefusal();
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

/** Moves leads between the stages: a loss asks for its reason, a win says that it is final. */
export const useMoveLead = (): { move: MoveLead; dialog: ReactNode } => {
  const { t } = useLingui();
  const moving = useMoving();
  const [asked, setAsked] = useState<{ lead: LeadItem; to: 'won' | 'lost' } | null>(null);
  const close = (): void => setAsked(null);
  const name = asked?.lead.companyName ?? '';
  const dialog =
    asked === null ? null : asked.to === 'won' ? (
      <ConfirmDialog
        title={t`¿Marcar ${name} como ganado?`}
        consequences={<Trans>Un lead ganado ya no cambia de etapa.</Trans>}
        action={<Trans>Marcar como ganado</Trans>}
        onConfirm={() => {
          close();
          void moving(asked.lead, 'won');
        }}
        onClose={close}
      />
    ) : (
      <LostDialog
        name={name}
        onConfirm={(reason) => {
          close();
          void moving(asked.lead, 'lost', reason);
        }}
        onClose={close}
      />
    );
  const move: MoveLead = (lead, to) => {
    if (to === 'won' || to === 'lost') setAsked({ lead, to });
    else void moving(lead, to);
  };
  return { move, dialog };
};

interface LostDialogProps {
  name: string;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}

const LostDialog = ({ name, onConfirm, onClose }: LostDialogProps) => {
  const { t } = useLingui();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const given = reason.trim();
  return (
    <ConfirmDialog
      title={t`¿Por qué se pierde ${name}?`}
      consequences={<Trans>El motivo queda en el historial. Podrá volver a Contactado.</Trans>}
      action={<Trans>Marcar como perdido</Trans>}
      onConfirm={() => (given === '' ? setMissing(true) : onConfirm(given))}
      onClose={onClose}
    >
      <Textarea
        label={t`Motivo`}
        maxLength={reasonMaximum}
        data-autofocus
        value={reason}
        error={isMissing && given === '' && t`Escribe el motivo`}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
    </ConfirmDialog>
  );
};
