import { Trans, useLingui } from '@lingui/react/macro';
import { Textarea } from '@mantine/core';
import type { LeadStage } from '@valia/domain/leads/lead-stage.ts';
import { reasonMaximum } from '@valia/domain/text/reason-schema.ts';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';

interface NamedLead {
  companyName: string;
}

interface AskBeforeMove<Lead> {
  move: (lead: Lead, to: LeadStage) => void;
  dialog: ReactNode;
}

/** Requests confirmation before a lead is closed: for a loss, its reason; for a win, a note that it is final. */
export const useConfirmLeadMove = <Lead extends NamedLead>(
  moving: (lead: Lead, to: LeadStage, reason?: string) => Promise<void>,
): AskBeforeMove<Lead> => {
  const { t } = useLingui();
  const [asked, setAsked] = useState<{ lead: Lead; to: 'won' | 'lost' } | null>(null);
  const close = (): void => setAsked(null);
  const move = (lead: Lead, to: LeadStage): void => {
    if (to === 'won' || to === 'lost') setAsked({ lead, to });
    else void moving(lead, to);
  };
  if (asked === null) return { move, dialog: null };
  const { lead, to } = asked;
  const name = lead.companyName;
  const confirm = (reason?: string): void => {
    close();
    void moving(lead, to, reason);
  };
  const dialog =
    to === 'won' ? (
      <ConfirmDialog
        title={t`¿Marcar ${name} como ganado?`}
        consequences={<Trans>Un lead ganado ya no cambia de etapa.</Trans>}
        action={<Trans>Marcar como ganado</Trans>}
        onConfirm={() => confirm()}
        onClose={close}
      />
    ) : (
      <LostDialog name={name} onConfirm={confirm} onClose={close} />
    );
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
