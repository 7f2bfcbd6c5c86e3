import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox, TextInput } from '@mantine/core';
import type { FeeInput } from '@valia/domain/fees/fee-request.ts';
import { useState } from 'react';
import { FormDialog } from '../../components/dialog/form-dialog.tsx';
import { useSchemaForm } from '../../components/form/use-schema-form.ts';
import { trpc } from '../../lib/trpc.ts';
import { useCanSaveForFirm } from './fee-preset-menu.tsx';
import { presetTerms } from './typed-fee.ts';
import { stack } from '../../components/style/class-names.ts';

const loadSchema = async () =>
  (await import('@valia/domain/fees/fee-schemas.ts')).saveFeePresetInput;

interface SavePresetProps {
  input: FeeInput;
  onClose: () => void;
}

const usePresetForm = ({ input, isFirm, onClose }: SavePresetProps & { isFirm: boolean }) => {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const [id] = useState(() => crypto.randomUUID());
  const inputOf = ({ name }: { name: string }) => ({ id, name, terms: presetTerms(input) });
  return useSchemaForm({
    initial: { name: '' },
    loadSchema,
    candidate: inputOf,
    call: (values: { name: string }) =>
      isFirm
        ? utils.client.admin.fees.savePreset.mutate(inputOf(values))
        : utils.client.referrals.fees.savePreset.mutate(inputOf(values)),
    done: t`Preajuste guardado`,
    onDone: (answer) => {
      utils.referrals.fees.presets.setData(undefined, answer);
      onClose();
    },
    failed: t`No se pudo guardar el preajuste`,
  });
};

/** Saves the terms, without the price, under a name; replaces a preset of the same name. */
export const SavePresetDialog = ({ input, onClose }: SavePresetProps) => {
  const { t } = useLingui();
  const mayKeepForFirm = useCanSaveForFirm();
  const [isFirm, setFirm] = useState(false);
  const { form, isPending, submit } = usePresetForm({ input, isFirm, onClose });
  return (
    <FormDialog
      title={t`Guardar preajuste`}
      onClose={onClose}
      text={
        <Trans>
          Guarda la escala, los límites, las condiciones y el impuesto, sin el precio. Si ya hay uno
          con ese nombre, lo sustituye.
        </Trans>
      }
      action={<Trans>Guardar</Trans>}
      isPending={isPending}
      onSubmit={submit}
    >
      <div className={stack({ gap: 16 })}>
        <TextInput
          label={t`Nombre`}
          maxLength={60}
          autoComplete="off"
          data-autofocus
          {...form.getInputProps('name')}
        />
        {mayKeepForFirm && (
          <Checkbox
            label={t`Ofrecerlo a todos, como preajuste de la firma`}
            checked={isFirm}
            onChange={({ currentTarget }) => setFirm(currentTarget.checked)}
          />
        )}
      </div>
    </FormDialog>
  );
};
