import { Trans, useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { Template } from '@valia/domain/templates/template-schemas.ts';
import { FormDialog } from '../../../components/dialog/form-dialog.tsx';
import { useSchemaForm } from '../../../components/form/use-schema-form.ts';
import { useLanguage } from '../../../lib/language.ts';
import { trpc } from '../../../lib/trpc.ts';

const loadSchema = async () =>
  (await import('@valia/domain/templates/template-schemas.ts')).copyTemplateInput;

interface CopyTemplateDialogProps {
  template: Template;
  onClose: () => void;
}

/** Creates an editable copy of the template for the user. */
export const CopyTemplateDialog = ({
  template: { id, names },
  onClose,
}: CopyTemplateDialogProps) => {
  const { t } = useLingui();
  const navigate = useNavigate();
  const name = names[useLanguage()];
  const { templates } = trpc.useUtils().valuations;
  const { mutateAsync } = trpc.valuations.templates.copy.useMutation();
  const { form, isPending, submit } = useSchemaForm({
    initial: { name: t`${name}, copia` },
    loadSchema,
    candidate: (values: { name: string }) => ({ id, ...values }),
    call: (values: { name: string }) => mutateAsync({ id, ...values }),
    onDone: (made) => navigate({ to: '/resources/templates/copy/$id', params: made }),
    invalidates: [templates.list],
    failed: t`No se pudo copiar la plantilla`,
  });
  return (
    <FormDialog
      title={t`Hacer una copia propia`}
      onClose={onClose}
      text={
        <Trans>
          Lleva el texto vigente en los tres idiomas. Los cambios de la biblioteca no la tocan.
        </Trans>
      }
      action={<Trans>Copiar y editar</Trans>}
      isPending={isPending}
      onSubmit={submit}
    >
      <TextInput label={t`Nombre`} data-autofocus {...form.getInputProps('name')} />
    </FormDialog>
  );
};
