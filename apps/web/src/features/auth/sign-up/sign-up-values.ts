import type { advisoryTypes } from '@valia/domain/accounts/account-schemas.ts';
import type { CollaborationForm } from '@valia/domain/accounts/collaboration-form-schema.ts';

/** The sign-up form as it is typed; `advisoryType` is '' until one is chosen. */
export interface SignUpValues {
  firstName: string;
  lastName: string;
  email: string;
  company: string;
  phone: string;
  city: string;
  advisoryType: (typeof advisoryTypes)[number] | '';
  taxId: string;
  password: string;
  confirmPassword: string;
  termsAccepted: boolean;
}

const emptySignUpValues: SignUpValues = {
  firstName: '',
  lastName: '',
  email: '',
  company: '',
  phone: '',
  city: '',
  advisoryType: '',
  taxId: '',
  password: '',
  confirmPassword: '',
  termsAccepted: false,
};

/** What a request of the public page already told. */
export const signUpValuesFrom = (request: CollaborationForm | null): SignUpValues => {
  if (request === null) return emptySignUpValues;
  const [firstName = '', ...others] = request.name.split(/\s+/);
  const { email, phone } = request;
  return { ...emptySignUpValues, firstName, lastName: others.join(' '), email, phone };
};

/** The three parts of the form and their fields, in the order they are read. */
export const signUpSections = [
  { id: 'personal', fields: ['firstName', 'lastName', 'email'] },
  { id: 'advisory', fields: ['company', 'phone', 'city', 'advisoryType', 'taxId'] },
  { id: 'security', fields: ['password', 'confirmPassword', 'termsAccepted'] },
] as const;
export type SignUpSectionId = (typeof signUpSections)[number]['id'];

export const signUpFields: readonly string[] = signUpSections.flatMap(({ fields }) => [...fields]);

/** What the schema and the server take. */
export const toSignUpCandidate = (values: SignUpValues) => ({
  ...values,
  advisoryType: values.advisoryType === '' ? null : values.advisoryType,
});
