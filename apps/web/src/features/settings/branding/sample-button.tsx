import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { fieldErrors } from '../../../components/form/check-form.tsx';
import { useUserAction } from '../../../lib/act/use-user-action.ts';
import { callFailure } from '../../../lib/errors/call-failure.ts';
import { savePrinted } from '../../../lib/files/save-printed.ts';
import { useLanguage } from '../../../lib/language.ts';
import { trpc } from '../../../lib/trpc.ts';
import { type BrandingForm, brandingInput } from './use-branding-form.ts';

/**
 * A complete sample report with the typed, unsaved values; a value that cannot be printed gets an error at its field.
 */
export const SampleButton = ({ form }: { form: BrandingForm }) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { client } = trpc.useUtils();
  const { isPending, run } = useUserAction({
    call: () =>
      client.auth.branding.printSample.mutate({ ...brandingInput(form.values), language }),
    onDone: savePrinted,
    onFailed: (error) => {
      form.setErrors(fieldErrors(callFailure(error)?.fields ?? []));
      return false;
    },
    failed: t`No se pudo imprimir la muestra`,
  });
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      loading={isPending}
      leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}
      onClick={() => run()}
    >
      <Trans>Descargar muestra en PDF</Trans>
    </Button>
  );
};
