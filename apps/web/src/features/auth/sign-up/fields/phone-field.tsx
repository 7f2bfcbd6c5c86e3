import { useLingui } from '@lingui/react/macro';
import type { TextInputProps } from '@mantine/core';
import { AdvisedInput } from '../../../../components/form/advised-input.tsx';
import { loadPhoneCheck } from '../../../../components/form/text-checks.ts';
import { useSignUpLabels } from './use-sign-up-labels.ts';

/** The field for a new user's telephone number. */
export const PhoneField = (props: TextInputProps) => {
  const { t } = useLingui();
  const { fields } = useSignUpLabels();
  return (
    <AdvisedInput
      label={fields.phone}
      type="tel"
      autoComplete="tel"
      loadCheck={loadPhoneCheck}
      advice={t`Este teléfono no parece correcto. Compruébalo; puedes dejarlo así.`}
      {...props}
    />
  );
};
