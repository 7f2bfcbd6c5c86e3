import { useLingui } from '@lingui/react/macro';
import type {
  Branding,
  BrandLogo,
  UpdateBrandingInput,
} from '@valia/domain/organizations/branding-schemas.ts';
import { useSchemaForm } from '../../../components/form/use-schema-form.ts';
import { trpc } from '../../../lib/trpc.ts';

export type OwnBranding = NonNullable<Branding>;

/** The typed values of the form: texts, and the logo. */
export interface BrandingValues {
  logo: BrandLogo | null;
  color: string;
  name: string;
  description: string;
  phone: string;
  email: string;
  website: string;
  address: string;
  disclaimers: UpdateBrandingInput['disclaimers'];
}

const typed = (branding: OwnBranding): BrandingValues => ({
  logo: branding.logo,
  color: branding.color ?? '',
  name: branding.name ?? '',
  description: branding.description ?? '',
  phone: branding.phone ?? '',
  email: branding.email ?? '',
  website: branding.website ?? '',
  address: branding.address ?? '',
  disclaimers: {
    es: branding.disclaimers.es,
    ca: branding.disclaimers.ca,
    en: branding.disclaimers.en,
  },
});

/** The typed values in the form in which they are sent. */
export const brandingInput = ({ logo, color, ...words }: BrandingValues) => ({
  ...words,
  color: color.toLowerCase(),
  logoFileId: logo?.fileId ?? null,
});

const loadSchema = async () =>
  (await import('@valia/domain/organizations/branding-schemas.ts')).updateBrandingInput;

export const useBrandingForm = (branding: OwnBranding) => {
  const { t } = useLingui();
  const { auth } = trpc.useUtils();
  const { mutateAsync } = trpc.auth.branding.update.useMutation();
  const written = useSchemaForm<BrandingValues, Branding>({
    initial: typed(branding),
    loadSchema,
    candidate: brandingInput,
    call: (values) => mutateAsync(brandingInput(values)),
    done: () => ({
      kind: 'success',
      title: t`Marca guardada`,
      description: t`Los próximos informes la llevan; los ya emitidos no cambian.`,
    }),
    onDone: (saved) => {
      if (saved === null) return;
      auth.branding.get.setData(undefined, saved);
      written.form.setInitialValues(typed(saved));
      written.form.setValues(typed(saved));
      written.form.resetDirty(typed(saved));
    },
    failed: t`No se pudo guardar la marca`,
  });
  return written;
};
export type BrandingForm = ReturnType<typeof useBrandingForm>['form'];
