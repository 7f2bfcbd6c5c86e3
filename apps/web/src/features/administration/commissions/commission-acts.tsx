import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import {
  canCorrectCommission,
  canMoveCommission,
} from '@valia/domain/commissions/commission-status.ts';
import type {
  AdministratedCommission,
  AdministratedCommissionDetails,
  CommissionAct,
} from '@valia/domain/commissions/commission-schemas.ts';
import { writtenCents } from '@valia/i18n/describe-entry.ts';
import { useState } from 'react';
import { ReasonAct, type ReasonActProps } from '../../../components/panel/reason-act.tsx';
import { useTellChanged } from '../../../lib/errors/use-tell-changed.ts';
import { useLanguage } from '../../../lib/language.ts';
import { trpc } from '../../../lib/trpc.ts';
import { CorrectCommissionDialog } from './correct-commission-dialog.tsx';
import {
  type CommissionsAddress,
  useActIds,
  useCommissionChanges,
  useIsOwn,
} from './use-commissions.ts';
import styles from './commissions.module.css';

type CommissionActShown = ReasonActProps<AdministratedCommission> & {
  key: string;
  isShown: boolean;
};

interface CommissionActsProps {
  details: AdministratedCommissionDetails;
  address: CommissionsAddress;
}

/** What can be done with a commission where it stands; the address keeps which act is unfolded. */
export const CommissionActs = ({ details, address }: CommissionActsProps) => {
  const { commission } = details;
  const isOwn = useIsOwn()(commission);
  const acts = useActs(details).filter(({ isShown }) => isShown);
  const [isCorrecting, setCorrecting] = useState(false);
  const mayCorrect = canCorrectCommission(commission.status);
  if (isOwn)
    return (
      <p className={`${styles.section} ${styles.dim}`}>
        <Trans>Es tu propia comisión: la decide otra persona de la administración.</Trans>
      </p>
    );
  if (acts.length === 0 && !mayCorrect) return null;
  const unfold = (act: string | undefined): void => address.change({ act }, { replace: true });
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>
        <Trans context="What can be done with a commission">Acciones</Trans>
      </h3>
      {acts.map(({ key, isShown: _shown, ...act }) => (
        <ReasonAct
          key={key}
          {...act}
          isOpen={address.search.act === key}
          onOpen={() => unfold(key)}
          onClose={() => unfold(undefined)}
        />
      ))}
      {mayCorrect && (
        <div className={styles.correct}>
          <div>
            <h4 className={styles.actTitle}>
              <Trans>Corregir el importe</Trans>
            </h4>
            <p className={styles.dim}>
              <Trans>Con el precio final; se apunta la diferencia</Trans>
            </p>
          </div>
          <Button variant="default" size="compact-sm" onClick={() => setCorrecting(true)}>
            <Trans>Corregir…</Trans>
          </Button>
        </div>
      )}
      {isCorrecting && (
        <CorrectCommissionDialog commission={commission} onClose={() => setCorrecting(false)} />
      )}
    </section>
  );
};

type ActOn = (
  kind: string,
  call: (input: CommissionAct) => Promise<AdministratedCommission>,
  done: string,
) => CommissionActShown['act'];

const useActOn = (commission: AdministratedCommission): ActOn => {
  const changes = useCommissionChanges();
  const tellChanged = useTellChanged();
  const actIdOf = useActIds();
  const { id: commissionId, version } = commission;
  return (kind, call, done) => ({
    call: ({ reason }) => call({ commissionId, version, actId: actIdOf(kind, commission), reason }),
    done,
    onDone: changes.show,
    anew: [changes],
    onFailed: (error) => {
      void changes.invalidate();
      return tellChanged(error);
    },
  });
};

/** On to the payment. */
const useStepsOn = (
  { commission, debtCents }: AdministratedCommissionDetails,
  actOn: ActOn,
): CommissionActShown[] => {
  const { t } = useLingui();
  const language = useLanguage();
  const { commissions } = trpc.useUtils().client.admin;
  const { status, amountCents } = commission;
  const amount = writtenCents(amountCents, language);
  const debt = writtenCents(Math.min(debtCents, amountCents), language);
  const left = writtenCents(Math.max(0, amountCents - debtCents), language);
  return [
    {
      key: 'approve',
      isShown: canMoveCommission(status, 'approved'),
      title: t`Aprobar`,
      help: t`Empieza el plazo de pago`,
      opener: t`Aprobar…`,
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

/** Back out of it. */
const useStepsBack = (
  { commission }: AdministratedCommissionDetails,
  actOn: ActOn,
): CommissionActShown[] => {
  const { t } = useLingui();
  const language = useLanguage();
  const { commissions } = trpc.useUtils().client.admin;
  const { status } = commission;
  const amount = writtenCents(commission.amountCents, language);
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
      opener: t`Revertir…`,
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
