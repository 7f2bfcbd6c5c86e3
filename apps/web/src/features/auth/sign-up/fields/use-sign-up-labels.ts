import { useLingui } from '@lingui/react/macro';
import type { advisoryTypes } from '@valia/domain/accounts/account-schemas.ts';
import type { SignUpSectionId, SignUpValues } from '../sign-up-values.ts';

type AdvisoryType = (typeof advisoryTypes)[number];

interface SignUpLabels {
  fields: Record<keyof SignUpValues, string>;
  sections: Record<SignUpSectionId, string>;
  advisoryTypes: { value: AdvisoryType; label: string }[];
}

/** The names of the sign-up form's fields, sections and choices. */
export const useSignUpLabels = (): SignUpLabels => {
  const { t } = useLingui();
  return {
    fields: {
      firstName: t({ message: 'Nombre', context: 'Of a person' }),
      lastName: t`Apellidos`,
      email: t`Email`,
      company: t`Nombre de la asesoría`,
      phone: t`Teléfono`,
      city: t`Ciudad o provincia`,
      advisoryType: t`Tipo de asesoría`,
      taxId: t`NIF`,
      password: t`Contraseña`,
      confirmPassword: t`Repite la contraseña`,
      termsAccepted: t`Términos y condiciones`,
    },
    sections: {
      personal: t`Datos personales`,
      advisory: t`Datos de la asesoría`,
      security: t`Seguridad`,
    },
    advisoryTypes: [
      { value: 'fiscal', label: t`Fiscal` },
      { value: 'laboral', label: t`Laboral` },
      { value: 'contable', label: t`Contable` },
      { value: 'juridica', label: t`Jurídica` },
      { value: 'integral', label: t`Integral` },
    ],
  };
};
