import type { CollaborationForm } from '@valia/domain/accounts/collaboration-form-schema.ts';
import { useState, type FormEvent } from 'react';
import { type FormFields, useFormFields } from '../../../components/form/use-form-fields.ts';
import { checkForm, expectFormCheck } from '../../../components/form/check-form.tsx';
import { typedFormData, typedText } from '../../../lib/typed-form-data.ts';

interface RequestValues {
  name: string;
  email: string;
  phone: string;
  experience: string;
  specialties: string[];
}

export type RequestFormState = FormFields<RequestValues>;

interface RequestForm {
  form: RequestFormState;
  submit: (event?: FormEvent<HTMLFormElement>) => void;
  toggle: (specialty: string) => void;
}

export const requestFormId = 'request-form';
const fields = ['name', 'email', 'phone', 'experience', 'specialties'];

const loadSchema = async () =>
  (await import('@valia/domain/accounts/collaboration-form-schema.ts')).collaborationFormSchema;

const typedRequest = (): RequestValues => {
  const typed = typedFormData(requestFormId);
  return {
    name: typedText(typed, 'name'),
    email: typedText(typed, 'email'),
    phone: typedText(typed, 'phone'),
    experience: typedText(typed, 'experience'),
    specialties: typed?.getAll('specialties').filter((one) => typeof one === 'string') ?? [],
  };
};

/** The request's values, its checks, and the focus on the first wrong field. */
export const useRequestForm = (onRequest: (values: CollaborationForm) => void): RequestForm => {
  const [initialValues] = useState(typedRequest);
  const form = useFormFields<RequestValues>({
    initialValues,
    onValuesChange: () => expectFormCheck(loadSchema),
    validate: (values) => checkForm(loadSchema, values),
  });
  const send = async (values: RequestValues): Promise<void> => {
    const checked = (await loadSchema()).safeParse(values);
    if (checked.success) onRequest(checked.data);
  };
  const submit = form.onSubmit(
    (values) => void send(values),
    (errors) => {
      const first = fields.find((field) => errors[field] !== undefined);
      document.getElementById(`request-${first}`)?.focus();
    },
  );
  const toggle = (specialty: string): void => {
    const chosen = form.values.specialties;
    form.setFieldValue(
      'specialties',
      chosen.includes(specialty)
        ? chosen.filter((one) => one !== specialty)
        : [...chosen, specialty],
    );
  };
  return { form, submit, toggle };
};
