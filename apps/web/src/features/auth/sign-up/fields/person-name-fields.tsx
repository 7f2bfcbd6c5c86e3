import type { TextInputProps } from '@mantine/core';
import { PrintedNameInput } from '../../../../components/form/printed-name-input.tsx';
import { useSignUpLabels } from './use-sign-up-labels.ts';

interface PersonNameFieldsProps {
  inputProps: (field: 'firstName' | 'lastName') => TextInputProps;
}

/** The fields for a new user's name. */
export const PersonNameFields = ({ inputProps }: PersonNameFieldsProps) => {
  const { fields } = useSignUpLabels();
  return (
    <>
      <PrintedNameInput
        label={fields.firstName}
        autoComplete="given-name"
        {...inputProps('firstName')}
      />
      <PrintedNameInput
        label={fields.lastName}
        autoComplete="family-name"
        {...inputProps('lastName')}
      />
    </>
  );
};
