import { Trans, useLingui } from '@lingui/react/macro';
import { Button, FileButton } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import type { UploadedLogo } from '@valia/domain/organizations/branding-schemas.ts';
import { fieldIssueText } from '@valia/i18n/fields/field-issue-texts.ts';
import { formatNumber } from '@valia/i18n/format.ts';
import { useState } from 'react';
import { useUserAction } from '../../../lib/act/use-user-action.ts';
import { RefusalError } from '../../../lib/act/refusal-error.ts';
import { callFailure } from '../../../lib/errors/call-failure.ts';
import { useLanguage } from '../../../lib/language.ts';
import { showToast } from '../../../lib/toast/show-toast.ts';
import { trpc } from '../../../lib/trpc.ts';
import { BrandSection } from './brand-section.tsx';
import styles from './branding.module.css';
import type { BrandingForm } from './use-branding-form.ts';
import { classNames, row, stack, text } from '../../../components/style/class-names.ts';

const looks = {
  meta: classNames(text('small', 'dimmed'), styles.meta),
  logoBox: stack({ place: 'center', pad: 12, border: 'strong', radius: 4 }, styles.logoBox),
};

const mostBytes = 2_097_152;

const useSendLogo = (form: BrandingForm) => {
  const { t, i18n } = useLingui();
  const { client } = trpc.useUtils();
  const failed = t`No se pudo usar esa imagen`;
  return useUserAction<File, UploadedLogo>({
    call: (file) => {
      if (file.size <= mostBytes) return client.auth.branding.sendLogo.mutate(file);
      throw new RefusalError({ kind: 'error', title: failed, description: t`Pesa más de 2 MB.` });
    },
    onDone: ({ color, ...logo }) => {
      form.setFieldValue('logo', logo);
      if (form.values.color === '' && color !== null) form.setFieldValue('color', color);
    },
    failed,
    onFailed: (error) => {
      const [issue] = callFailure(error)?.fields ?? [];
      if (issue === undefined) return false;
      const description = i18n._(fieldIssueText(issue));
      showToast({ kind: 'error', title: failed, description });
      return true;
    },
  });
};

const ChooseImage = ({ form }: { form: BrandingForm }) => {
  const { isPending, run } = useSendLogo(form);
  // The counter is the input's key, so that the same file can be chosen again.
  const [chosen, setChosen] = useState(0);
  const choose = (file: File | null): void => {
    setChosen((count) => count + 1);
    if (file !== null) run(file);
  };
  return (
    <FileButton key={chosen} accept="image/png,image/jpeg" onChange={choose}>
      {(props) => (
        <Button
          {...props}
          variant="default"
          loading={isPending}
          leftSection={<IconUpload size={16} stroke={1.5} aria-hidden />}
        >
          {form.values.logo === null ? <Trans>Elegir imagen</Trans> : <Trans>Cambiar</Trans>}
        </Button>
      )}
    </FileButton>
  );
};

/** The image on the cover; only the pixels of the file are stored. */
export const LogoSection = ({ form }: { form: BrandingForm }) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { logo } = form.values;
  const size = logo === null ? '' : formatNumber(Math.ceil(logo.sizeBytes / 1024), { language });
  return (
    <BrandSection
      title={t`Logotipo`}
      help={t`En la portada, con sus propios colores. PNG o JPG, hasta 2 MB, mejor sin fondo.`}
    >
      <div className={row({ gap: 16, align: 'center', wrap: true })}>
        <div className={looks.logoBox}>
          {logo === null ? (
            <span className={looks.meta}>
              <Trans>Sin logotipo</Trans>
            </span>
          ) : (
            <img src={`/files/${logo.fileId}`} alt={t`Tu logotipo`} />
          )}
        </div>
        <div className={stack({ gap: 8 })}>
          {logo !== null && <p className={looks.meta}>{t`${size} KB`}</p>}
          <span className={row({ gap: 8, wrap: true }, styles.buttons)}>
            <ChooseImage form={form} />
            {logo !== null && (
              <Button variant="subtle" onClick={() => form.setFieldValue('logo', null)}>
                <Trans>Quitar</Trans>
              </Button>
            )}
          </span>
        </div>
      </div>
    </BrandSection>
  );
};
