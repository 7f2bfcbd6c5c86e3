import { Trans, useLingui } from '@lingui/react/macro';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { advisoryTypes } from '@valia/domain/accounts/account-schemas.ts';
import type { OwnProfile } from '@valia/domain/profile/profile-schemas.ts';
import { accountTerms } from '@valia/i18n/terms/account-terms.ts';
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

type AdvisoryType = (typeof advisoryTypes)[number];

type TypedText =
  | 'firstName'
  | 'lastName'
  | 'phone'
  | 'company'
  | 'city'
  | 'taxId'
  | 'professionalBody'
  | 'membershipNumber';

type Typed = Record<TypedText, string> & {
  advisoryType: AdvisoryType | '';
};

const typed = ({ language: _language, advisoryType, ...texts }: OwnProfile): Typed => ({
  firstName: texts.firstName ?? '',
  lastName: texts.lastName ?? '',
  phone: texts.phone ?? '',
  company: texts.company ?? '',
  city: texts.city ?? '',
  advisoryType: advisoryType ?? '',
  taxId: texts.taxId ?? '',
  professionalBody: texts.professionalBody ?? '',
  membershipNumber: texts.membershipNumber ?? '',
});

const given = ({ advisoryType, ...texts }: Typed) => ({
  ...texts,
  advisoryType: advisoryType === '' ? null : advisoryType,
});

const loadSchema = async () =>
  (await import('@valia/domain/profile/profile-schemas.ts')).profileSchema;

const useProfileForm = (profile: OwnProfile) => {
  const { t } = useLingui();
  const { auth } = trpc.useUtils();
  const { mutateAsync } = trpc.auth.profile.update.useMutation();
  const written = useSchemaForm<Typed, OwnProfile>({
    initial: typed(profile),
    loadSchema,
    candidate: given,
    call: (values) => mutateAsync(given(values)),
    done: t`Perfil guardado`,
    onDone: (saved) => {
      auth.profile.get.setData(undefined, saved);
      written.form.resetDirty(typed(saved));
    },
    invalidates: [auth.session],
    failed: t`No se pudo guardar el perfil`,
  });
  return written;
};

type Fields = Pick<ReturnType<typeof useProfileForm>, 'form'>;

const PersonFields = ({ form }: Fields) => {
  const { t } = useLingui();
  return (
    <>
      <PrintedNameInput
        label={t({ message: 'Nombre', context: 'Of a person' })}
        autoComplete="given-name"
        {...form.getInputProps('firstName')}
      />
      <PrintedNameInput
        label={t`Apellidos`}
        autoComplete="family-name"
        {...form.getInputProps('lastName')}
      />
      <AdvisedInput
        label={t`Teléfono`}
        type="tel"
        autoComplete="tel"
        loadCheck={loadPhoneCheck}
        advice={t`Este teléfono no parece correcto. Compruébalo; puedes dejarlo así.`}
        {...form.getInputProps('phone')}
      />
    </>
  );
};

const AdvisoryFields = ({ form }: Fields) => {
  const { t, i18n } = useLingui();
  const types = advisoryTypes.map((value) => ({
    value,
    label: i18n._(accountTerms.advisoryTypes[value]),
  }));
  return (
    <>
      <PrintedNameInput
        label={<OptionalLabel text={t`Empresa o asesoría`} />}
        autoComplete="organization"
        {...form.getInputProps('company')}
      />
      <TextInput
        label={<OptionalLabel text={t`Ciudad o provincia`} />}
        autoComplete="address-level2"
        {...form.getInputProps('city')}
      />
      <NativeSelect
        label={<OptionalLabel text={t`Tipo de asesoría`} />}
        data={[{ value: '', label: t`Sin indicar` }, ...types]}
        rightSection={<IconChevronDown size={18} stroke={1.5} aria-hidden />}
        {...form.getInputProps('advisoryType')}
      />
      <AdvisedInput
        label={<OptionalLabel text={t`NIF`} />}
        autoComplete="off"
        loadCheck={loadTaxIdCheck}
        advice={t`Este NIF no parece correcto. Compruébalo; puedes dejarlo así si es de otro país.`}
        {...form.getInputProps('taxId')}
      />
      <TextInput
        label={<OptionalLabel text={t`Colegio o registro profesional`} />}
        description={t`Se imprime en tus informes, junto a tu firma.`}
        // The description is below the input, because above it, it would push the field out of line with its
        // neighbour.
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        autoComplete="off"
        {...form.getInputProps('professionalBody')}
      />
      <TextInput
        label={<OptionalLabel text={t`Número de colegiado o de registro`} />}
        autoComplete="off"
        {...form.getInputProps('membershipNumber')}
      />
    </>
  );
};

/** The user's own details. A suspicious telephone number or tax id gets a hint but is accepted. */
export const ProfileForm = ({ profile }: { profile: OwnProfile }) => {
  const { form, isPending, submit } = useProfileForm(profile);
  return (
    <form noValidate className={looks.form} onSubmit={submit}>
      <UnsavedChanges isUnsaved={form.isDirty()} leftBy="tab" />
      <PersonFields form={form} />
      <AdvisoryFields form={form} />
      <div className={styles.wide}>
        <Button type="submit" className={styles.submit} loading={isPending}>
          <Trans>Guardar perfil</Trans>
        </Button>
      </div>
    </form>
  );
};
