import { Trans, useLingui } from '@lingui/react/macro';
import { Button, TextInput } from '@mantine/core';
import type { OwnOrganization } from '@valia/domain/organizations/organization-schemas.ts';
import { AdvisedInput } from '../../../components/form/advised-input.tsx';
import { OptionalLabel } from '../../../components/form/optional-label.tsx';
import { PrintedNameInput } from '../../../components/form/printed-name-input.tsx';
import { loadPhoneCheck, loadTaxIdCheck } from '../../../components/form/text-checks.ts';
import { UnsavedChanges } from '../../../components/form/unsaved-changes.tsx';
import { useSchemaForm } from '../../../components/form/use-schema-form.ts';
import { trpc } from '../../../lib/trpc.ts';
import styles from '../settings.module.css';
import { stack } from '../../../components/style/class-names.ts';

const looks = { form: stack({ gap: [16, 24], columns: 2 }, styles.form) };

const loadSchema = async () =>
  (await import('@valia/domain/organizations/organization-schemas.ts')).organizationDetailsSchema;

const typed = ({ name, taxId, email, phone }: NonNullable<OwnOrganization>) => ({
  name,
  taxId: taxId ?? '',
  email,
  phone: phone ?? '',
});
type Typed = ReturnType<typeof typed>;

const useOrganizationForm = (organization: NonNullable<OwnOrganization>) => {
  const { t } = useLingui();
  const { auth } = trpc.useUtils();
  const { mutateAsync } = trpc.auth.organizations.update.useMutation();
  const written = useSchemaForm<Typed, OwnOrganization>({
    initial: typed(organization),
    loadSchema,
    call: (values) => mutateAsync(values),
    done: t`Organización guardada`,
    onDone: (saved) => {
      auth.organizations.get.setData(undefined, saved);
      if (saved !== null) written.form.resetDirty(typed(saved));
    },
    invalidates: [auth.session],
    failed: t`No se pudo guardar la organización`,
  });
  return written;
};

/** The form for the organization's owner. */
export const OrganizationForm = ({
  organization,
}: {
  organization: NonNullable<OwnOrganization>;
}) => {
  const { t } = useLingui();
  const { form, isPending, submit } = useOrganizationForm(organization);
  return (
    <form noValidate className={looks.form} onSubmit={submit}>
      <UnsavedChanges isUnsaved={form.isDirty()} leftBy="tab" />
      <PrintedNameInput
        label={t`Nombre de la organización`}
        autoComplete="organization"
        {...form.getInputProps('name')}
      />
      <AdvisedInput
        label={<OptionalLabel text={t`NIF`} />}
        autoComplete="off"
        loadCheck={loadTaxIdCheck}
        advice={t`Este NIF no parece correcto. Compruébalo; puedes dejarlo así si es de otro país.`}
        {...form.getInputProps('taxId')}
      />
      <TextInput
        label={t`Email`}
        type="email"
        autoComplete="off"
        {...form.getInputProps('email')}
      />
      <AdvisedInput
        label={<OptionalLabel text={t`Teléfono`} />}
        type="tel"
        autoComplete="off"
        loadCheck={loadPhoneCheck}
        advice={t`Este teléfono no parece correcto. Compruébalo; puedes dejarlo así.`}
        {...form.getInputProps('phone')}
      />
      <div className={styles.wide}>
        <Button type="submit" className={styles.submit} loading={isPending}>
          <Trans>Guardar organización</Trans>
        </Button>
      </div>
    </form>
  );
};
