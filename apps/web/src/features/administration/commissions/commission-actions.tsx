import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import {
  canCorrectCommission,
  canMoveCommission,
} from '@valia/domain/commissions/commission-status.ts';
import type {
  AdministratedCommission,
  AdministratedCommissionDetails,
  CommissionActionInput,
} from '@valia/domain/commissions/commission-schemas.ts';
import { formatCents } from '@valia/i18n/describe-entry.ts';
import { useState } from 'react';
import { PanelSection } from '../../../components/panel/panel-section.tsx';
import { type OfferedAction, ReasonActions } from '../../../components/panel/reason-actions.tsx';
import { useActionToast } from '../../../components/panel/use-action-toast.ts';
import { useLanguage } from '../../../lib/language.ts';
import { trpc } from '../../../lib/trpc.ts';
import { CorrectCommissionDialog } from './correct-commission-dialog.tsx';
import {
  type CommissionsListUrlState,
  useActionIds,
  useCommissionChanges,
  useIsOwnCommission,
} from './use-commissions.ts';
import styles from './commissions.module.css';
import { row, text } from '../../../components/style/class-names.ts';

const looks = {
  correct: row({ gap: 16, align: 'center', justify: 'between', padY: 12, borderTop: 'plain' }),
};

type CommissionActShown = OfferedAction<AdministratedCommission>;

interface CommissionActsProps {
  details: AdministratedCommissionDetails;
  address: CommissionsListUrlState;
}

/** The actions on a commission in its current status. */
export const CommissionActions = ({ details, address }: CommissionActsProps) => {
  const { commission } = details;
  const isOwn = useIsOwnCommission()(commission);
  const acts = useActs(details);
  if (isOwn)
    return (
      <PanelSection>
        <p className={styles.dim}>
          <Trans>Es tu propia comisión: la decide otra persona de la administración.</Trans>
        </p>
      </PanelSection>
    );
  return (
    <ReasonActions
      heading={<Trans context="What can be done with a commission">Acciones</Trans>}
      acts={acts}
      address={address}
    >
      {canCorrectCommission(commission.status) ? <Correct commission={commission} /> : undefined}
    </ReasonActions>
  );
};

const Correct = ({ commission }: { commission: AdministratedCommission }) => {
  const [isCorrecting, setCorrecting] = useState(false);
  return (
    <div className={looks.correct}>
      <div>
        <h4 className={text('body', 'strong')}>
          <Trans>Corregir el importe</Trans>
        </h4>
        <p className={styles.dim}>
          <Trans>Con el precio final; se apunta la diferencia</Trans>
        </p>
      </div>
      <Button variant="default" size="compact-sm" onClick={() => setCorrecting(true)}>
        <Trans>Corregir…</Trans>
      </Button>
      {isCorrecting && (
        <CorrectCommissionDialog commission={commission} onClose={() => setCorrecting(false)} />
      )}
    </div>
  );
};

type ActOn = (
  kind: string,
  call: (input: CommissionActionInput) => Promise<AdministratedCommission>,
  done: string,
) => CommissionActShown['act'];

const useActOn = (commission: AdministratedCommission): ActOn => {
  const toldAct = useActionToast(useCommissionChanges());
  const actIdOf = useActionIds();
  const { id: commissionId, version } = commission;
  return (kind, call, done) =>
    toldAct(
      (given) => call({ commissionId, version, actId: actIdOf(kind, commission), ...given }),
      done,
    );
};

/** The actions that lead to the payment. */
const useStepsOn = (
  { commission, debtCents }: AdministratedCommissionDetails,
  actOn: ActOn,
): CommissionActShown[] => {
  const { t } = useLingui();
  const language = useLanguage();
  const { commissions } = trpc.useUtils().client.admin;
  const { status, amountCents } = commission;
  const amount = formatCents(amountCents, language);
  const debt = formatCents(Math.min(debtCents, amountCents), language);
  const left = formatCents(Math.max(0, amountCents - debtCents), language);
  return [
    {
      key: 'approve',
      isShown: canMoveCommission(status, 'approved'),
      title: t`Aprobar`,
      help: t`Empieza el plazo de pago`,
      consequence: t`Se aprueban ${amount}. Empieza el plazo de pago y se avisa a quien la refirió.`,
      action: t`Aprobar`,
      isReasonOptional: true,
      act: actOn('approve', (input) => commissions.approve.mutate(input), t`Comisión aprobada`),
    },
    {
      key: 'pay',
      isShown: canMoveCommission(status, 'paid'),
      title: t`Anotar el pago`,
      help: t`Con su factura o transferencia`,
      opener: t`Pagar…`,
      consequence:
        debtCents > 0
          ? t`De ${amount} se descuentan ${debt} de comisiones revertidas: transfiere ${left}. Escribe la factura o la transferencia.`
          : t`Transfiere ${amount}. Escribe la factura o la transferencia.`,
      action: t`Anotar el pago`,
      act: actOn('pay', (input) => commissions.pay.mutate(input), t`Pago anotado`),
    },
  ];
};

/** The actions that undo a step towards the payment. */
const useStepsBack = (
  { commission }: AdministratedCommissionDetails,
  actOn: ActOn,
): CommissionActShown[] => {
  const { t } = useLingui();
  const language = useLanguage();
  const { commissions } = trpc.useUtils().client.admin;
  const { status } = commission;
  const amount = formatCents(commission.amountCents, language);
  return [
    {
      key: 'cancel',
      isShown: canMoveCommission(status, 'cancelled'),
      title: t({ message: 'Anular', context: 'What can be done with a commission' }),
      help: t`Antes de pagarla; no se puede deshacer`,
      opener: t`Anular…`,
      consequence:
        status === 'estimated'
          ? t`La estimación queda sin efecto. No se puede deshacer.`
          : t`Un asiento de reversión devuelve ${amount}. No se puede deshacer.`,
      action: t({ message: 'Anular', context: 'What can be done with a commission' }),
      isDanger: true,
      act: actOn('cancel', (input) => commissions.cancel.mutate(input), t`Comisión anulada`),
    },
    {
      key: 'reverse',
      isShown: canMoveCommission(status, 'reversed'),
      title: t`Revertir`,
      help: t`Ya está pagada; queda a deber`,
      consequence: t`Un asiento de reversión deja ${amount} a deber, que se descuentan del pago siguiente. No se puede deshacer.`,
      action: t`Revertir`,
      isDanger: true,
      act: actOn('reverse', (input) => commissions.reverse.mutate(input), t`Comisión revertida`),
    },
  ];
};

const useActs = (details: AdministratedCommissionDetails): CommissionActShown[] => {
  const actOn = useActOn(details.commission);
  return [...useStepsOn(details, actOn), ...useStepsBack(details, actOn)];
};
