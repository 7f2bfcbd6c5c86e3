import { TextInput, type TextInputProps } from '@mantine/core';
import { useSignUpLabels } from './use-sign-up-labels.ts';

interface PersonNameFieldsProps {
  inputProps: (field: 'firstName' | 'lastName') => TextInputProps;
}

/** What a new person is called. */
export const PersonNameFields = ({ inputProps }: PersonNameFieldsProps) => {
  const { fields } = useSignUpLabels();
  return (
    <>
      <TextInput label={fields.firstName} autoComplete="given-name" {...inputProps('firstName')} />
      <TextInput label={fields.lastName} autoComplete="family-name" {...inputProps('lastName')} />
    </>
  );
};
