import { useLingui } from '@lingui/react/macro';
import type { DirectoryProfile } from '@valia/domain/directory/directory-schemas.ts';
import { useSchemaForm } from '../../../components/form/use-schema-form.ts';
import { trpc } from '../../../lib/trpc.ts';

/** The typed values of the form; no province is the empty choice. */
export type DirectoryValues = Omit<DirectoryProfile, 'province'> & { province: string };

const typed = ({ province, ...profile }: DirectoryProfile): DirectoryValues => ({
  ...profile,
  province: province ?? '',
});

const given = ({ province, ...values }: DirectoryValues): DirectoryProfile => ({
  ...values,
  province: province === '' ? null : province,
});

const loadSchema = async () =>
  (await import('@valia/domain/directory/directory-schemas.ts')).directoryProfileSchema;

export const useDirectoryForm = (profile: DirectoryProfile) => {
  const { t } = useLingui();
  const { auth, referrals } = trpc.useUtils();
  const { mutateAsync } = trpc.auth.account.updateDirectoryProfile.useMutation();
  const written = useSchemaForm<DirectoryValues, DirectoryProfile>({
    initial: typed(profile),
    loadSchema,
    candidate: given,
    call: (values) => mutateAsync(given(values)),
    done: t`Ficha del directorio guardada`,
    onDone: (saved) => {
      auth.account.directoryProfile.setData(undefined, saved);
      written.form.setInitialValues(typed(saved));
      written.form.setValues(typed(saved));
    },
    invalidates: [referrals.advisers],
    failed: t`No se pudo guardar la ficha del directorio`,
  });
  return written;
};
export type DirectoryForm = ReturnType<typeof useDirectoryForm>['form'];
