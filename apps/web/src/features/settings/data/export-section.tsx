import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { DescribedSection } from '../../../components/described-section.tsx';
import { useSchemaForm } from '../../../components/form/use-schema-form.ts';
import { SecretField } from '../../../components/password/secret-field.tsx';
import { useDownloadFile } from '../../../lib/files/use-download-file.ts';
import { type RouterOutputs, trpc } from '../../../lib/trpc.ts';
import styles from '../settings.module.css';
import { loadPasswordSchema } from './load-password-schema.ts';
import { row, stack } from '../../../components/style/class-names.ts';

const useExportForm = () => {
  const { t } = useLingui();
  const { auth } = trpc.useUtils();
  const download = useDownloadFile();
  const { mutateAsync, data } = trpc.auth.account.export.useMutation();
  const written = useSchemaForm<
    { password: string },
    RouterOutputs['auth']['account']['export']
  >({
    initial: { password: '' },
    loadSchema: loadPasswordSchema,
    call: (typed) => mutateAsync(typed),
    done: t`Tus datos están listos`,
    onDone: async ({ fileId, name }) => {
      await download(fileId, name);
    },
    invalidates: [auth.account.history, auth.account.storage],
    failed: t`No se pudieron preparar tus datos`,
    atFields: { 'password-wrong': { password: t`La contraseña actual no es correcta.` } },
    emptiesWhenDone: true,
  });
  const again = (): void => {
    if (data !== undefined) void download(data.fileId, data.name);
  };
  return { ...written, prepared: data?.name ?? null, again };
};

/** Downloads all personal data that is stored about the user, as one file. */
export const ExportSection = () => {
  const { t } = useLingui();
  const { form, isPending, submit, prepared, again } = useExportForm();
  return (
    <DescribedSection
      title={t`Descargar mis datos`}
      help={t`Un ZIP con todo lo que guardamos de ti en JSON, y tus informes y archivos. Se borra a los 7 días.`}
    >
      <form noValidate className={stack({ gap: 16 }, styles.narrow)} onSubmit={submit}>
        <SecretField
          label={t`Contraseña actual`}
          autoComplete="current-password"
          {...form.getInputProps('password')}
        />
        <div className={row({ gap: [8, 12], align: 'center', wrap: true })}>
          <Button type="submit" variant="default" loading={isPending}>
            <Trans>Preparar y descargar</Trans>
          </Button>
          {prepared !== null && !isPending && (
            <Button variant="subtle" onClick={again}>
              <Trans>Descargar otra vez {prepared}</Trans>
            </Button>
          )}
        </div>
        <div role="status">
          {isPending && (
            <>
              <progress className={styles.progress} aria-label={t`Preparando tus datos`} />
              <p className={styles.meta}>
                <Trans>Reunimos tus datos y archivos. La descarga empieza sola.</Trans>
              </p>
            </>
          )}
        </div>
      </form>
    </DescribedSection>
  );
};
