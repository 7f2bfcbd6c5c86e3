import type { advisoryTypes } from '@valia/domain/accounts/account-schemas.ts';
import type { CollaborationForm } from '@valia/domain/accounts/collaboration-form-schema.ts';

/** The typed values of the sign-up form; `advisoryType` is '' until one is chosen. */
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

/** The initial values from a request that was sent on the public page. */
export const signUpValuesFromRequest = (request: CollaborationForm | null): SignUpValues => {
  if (request === null) return emptySignUpValues;
  const [firstName = '', ...others] = request.name.split(/\s+/);
  const { email, phone } = request;
  return { ...emptySignUpValues, firstName, lastName: others.join(' '), email, phone };
};

/** The three sections of the form and their fields, in visual order. */
export const signUpSections = [
  { id: 'personal', fields: ['firstName', 'lastName', 'email'] },
  { id: 'advisory', fields: ['company', 'phone', 'city', 'advisoryType', 'taxId'] },
  { id: 'security', fields: ['password', 'confirmPassword', 'termsAccepted'] },
] as const;
export type SignUpSectionId = (typeof signUpSections)[number]['id'];

export const signUpFields: readonly string[] = signUpSections.flatMap(({ fields }) => [...fields]);

/** The input for the schema and the server. */
export const toSignUpInput = (values: SignUpValues) => ({
  ...values,
  advisoryType: values.advisoryType === '' ? null : values.advisoryType,
});
