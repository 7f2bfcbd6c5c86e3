import { Trans, useLingui } from '@lingui/react/macro';
import { Button, TextInput } from '@mantine/core';
import type { OwnOrganization } from '@valia/domain/organizations/organization-schemas.ts';
import { DescribedSection } from '../../../components/described-section.tsx';
import { OptionalLabel } from '../../../components/form/optional-label.tsx';
import { useSchemaForm } from '../../../components/form/use-schema-form.ts';
import { trpc } from '../../../lib/trpc.ts';
import styles from '../settings.module.css';
import { stack } from '../../../components/style/class-names.ts';

const loadSchema = async () =>
  (await import('@valia/domain/organizations/organization-schemas.ts')).createOrganizationInput;

/** For users without an organization: create one. To join an existing one, a user must be invited. */
export const CreateOrganizationSection = () => {
  const { t } = useLingui();
  const { auth } = trpc.useUtils();
  const { mutateAsync } = trpc.auth.organizations.found.useMutation();
  const { form, isPending, submit } = useSchemaForm<
    { name: string; taxId: string; phone: string },
    OwnOrganization
  >({
    initial: { name: '', taxId: '', phone: '' },
    loadSchema,
    call: (values) => mutateAsync(values),
    done: t`Organización creada`,
    onDone: (own) => {
      auth.organizations.get.setData(undefined, own);
    },
    invalidates: [auth.session],
    failed: t`No se pudo crear la organización`,
  });
  return (
    <DescribedSection
      title={t`No perteneces a ninguna organización`}
      help={t`Crea la tuya para tener marca propia en los informes e invitar a tu equipo, o acepta la invitación que te envíe otra.`}
    >
      <form noValidate className={stack({ gap: 16 }, styles.narrow)} onSubmit={submit}>
        <TextInput
          label={t`Nombre de la organización`}
          autoComplete="organization"
          {...form.getInputProps('name')}
        />
        <TextInput
          label={<OptionalLabel text={t`NIF`} />}
          autoComplete="off"
          {...form.getInputProps('taxId')}
        />
        <TextInput
          label={<OptionalLabel text={t`Teléfono`} />}
          type="tel"
          autoComplete="tel"
          {...form.getInputProps('phone')}
        />
        <Button type="submit" className={styles.submit} loading={isPending}>
          <Trans>Crear organización</Trans>
        </Button>
      </form>
    </DescribedSection>
  );
};
