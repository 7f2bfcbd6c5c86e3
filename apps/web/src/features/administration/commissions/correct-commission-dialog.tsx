import { Trans, useLingui } from '@lingui/react/macro';
import { Textarea, TextInput } from '@mantine/core';
import type { AdministratedCommission } from '@valia/domain/commissions/commission-schemas.ts';
import { formatShortCents, formatCents } from '@valia/i18n/describe-entry.ts';
import { parseNumber } from '@valia/i18n/parse-number.ts';
import { FormDialog } from '../../../components/dialog/form-dialog.tsx';
import { useSchemaForm } from '../../../components/form/use-schema-form.ts';
import { useChangedToast } from '../../../lib/errors/use-changed-toast.ts';
import { useLanguage } from '../../../lib/language.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useActionIds, useCommissionChanges } from './use-commissions.ts';
import { stack } from '../../../components/style/class-names.ts';

interface CorrectCommissionDialogProps {
  commission: AdministratedCommission;
  onClose: () => void;
}

const loadSchema = async () =>
  (await import('@valia/domain/commissions/commission-schemas.ts')).correctCommissionInput;

const useCorrection = ({ commission, onClose }: CorrectCommissionDialogProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const changes = useCommissionChanges();
  const tellChanged = useChangedToast();
  const actIdOf = useActionIds();
  const { mutateAsync } = trpc.admin.commissions.correct.useMutation();
  const { id: commissionId, version } = commission;
  const inputOf = ({ baseCents, reason }: { baseCents: string; reason: string }) => {
    const euros = parseNumber(baseCents, { language, kind: 'money' });
    const cents = typeof euros === 'number' ? Math.round(euros * 100) : Number.NaN;
    const actId = actIdOf('correct', commission);
    return { commissionId, version, actId, reason, baseCents: cents };
  };
  return useSchemaForm({
    initial: { baseCents: '', reason: '' },
    loadSchema,
    candidate: inputOf,
    call: (values: { baseCents: string; reason: string }) => mutateAsync(inputOf(values)),
    done: ({ amountCents }) => {
      const amount = formatCents(amountCents, language);
      return t`La comisión queda en ${amount}`;
    },
    onDone: (changed) => {
      changes.show(changed);
      onClose();
    },
    invalidates: [changes],
    failed: t`No se pudo corregir la comisión`,
    onFailed: (error) => {
      void changes.invalidate();
      return tellChanged(error, t`No se pudo corregir la comisión`);
    },
  });
};

/** Corrects the final price: the server recalculates the commission, and the difference is entered. */
export const CorrectCommissionDialog = (props: CorrectCommissionDialogProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { form, isPending, submit } = useCorrection(props);
  const base = formatShortCents(props.commission.formula.baseCents, language);
  return (
    <FormDialog
      title={t`Corregir el importe`}
      onClose={props.onClose}
      text={
        <Trans>
          Ahora se calcula sobre {base}. Con la tarifa del día de la solicitud se calcula de nuevo,
          y la diferencia se apunta en otro asiento.
        </Trans>
      }
      action={<Trans>Apuntar la corrección</Trans>}
      isPending={isPending}
      onSubmit={submit}
    >
      <div className={stack({ gap: 16 })}>
        <TextInput
          label={t`Precio final, en euros`}
          inputMode="decimal"
          autoComplete="off"
          data-autofocus
          {...form.getInputProps('baseCents')}
        />
        <Textarea
          label={t`Motivo`}
          description={t`Queda en el registro`}
          maxLength={500}
          {...form.getInputProps('reason')}
        />
      </div>
    </FormDialog>
  );
};
