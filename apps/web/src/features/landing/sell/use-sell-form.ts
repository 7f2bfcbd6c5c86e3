import type { FieldIssue } from '@valia/domain/errors/field-issue.ts';
import {
  type LeadFormField,
  leadFormFields,
  readLeadForm,
  type TypedLead,
} from '@valia/i18n/read-lead-form.ts';
import { type FormEvent, useState } from 'react';
import { type FormFields, useFormFields } from '../../../components/form/use-form-fields.ts';
import { checkForm, expectFormCheck, fieldErrors } from '../../../components/form/check-form.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { typedFormData, typedText } from '../../../lib/typed-form-data.ts';
import { restoreLeadDraft } from './lead-draft.ts';
import { useOneAtATime } from '../../../lib/act/use-one-at-a-time.ts';

export type SellFormState = FormFields<TypedLead>;
/** Returns the errors by field; empty when the form was accepted, or refused as a whole. */
export type SendLead = (typed: TypedLead, website: string) => Promise<readonly FieldIssue[]>;
type Step = 'company' | 'contact';

export const sellFormId = 'sell-form';
export const sellFieldId = (field: LeadFormField): string => `sell-${field}`;

/** The props of a form's input, by the name of its field. */
export const sellFieldProps = (form: SellFormState) => (name: LeadFormField) => ({
  id: sellFieldId(name),
  name,
  ...form.getInputProps(name),
});

const companyFields: readonly string[] = leadFormFields.slice(0, 8);

const loadSchemas = () => import('@valia/domain/leads/lead-schemas.ts');
const loadSchemaOf = (step: Step) => async () => {
  const { leadCompanyFormSchema, leadContactFormSchema } = await loadSchemas();
  return step === 'company' ? leadCompanyFormSchema : leadContactFormSchema;
};

const typedLead = (): TypedLead => {
  const typed = typedFormData(sellFormId);
  const kept = restoreLeadDraft();
  const texts = leadFormFields.map((field) => [field, kept?.[field] ?? typedText(typed, field)]);
  return Object.fromEntries(texts) as TypedLead;
};

const focusFirst = (wrong: readonly string[]): void => {
  const first = leadFormFields.find((field) => wrong.includes(field));
  if (first !== undefined) document.getElementById(sellFieldId(first))?.focus();
};

interface SellFormWays {
  form: SellFormState;
  step: Step;
  goBack: () => void;
  submit: (event: FormEvent<HTMLFormElement>) => void;
  isSending: boolean;
}

/** The values of the owners' form and its two steps. Typed values are never lost. */
export const useSellForm = (onSend: SendLead | undefined): SellFormWays => {
  const language = useLanguage();
  const [initialValues] = useState(typedLead);
  const [step, setStep] = useState<Step>('company');
  const [isSending, setSending] = useState(false);
  const runAlone = useOneAtATime();
  const form = useFormFields<TypedLead>({
    initialValues,
    onValuesChange: () => expectFormCheck(loadSchemaOf(step)),
  });

  const show = (next: Step): void => {
    setStep(next);
    setTimeout(() => document.getElementById('sell-step')?.focus());
  };

  const showIssues = (issues: readonly FieldIssue[]): void => {
    form.setErrors(fieldErrors(issues));
    const wrong = issues.map(({ path }) => path);
    const at = wrong.some((field) => companyFields.includes(field)) ? 'company' : 'contact';
    setStep(at);
    setTimeout(() => focusFirst(wrong));
  };

  const send = async (website: string): Promise<void> => {
    setSending(true);
    const issues = await onSend?.(form.values, website);
    setSending(false);
    if (issues !== undefined && issues.length > 0) showIssues(issues);
  };

  const goOn = async (website: string): Promise<void> => {
    const errors = await checkForm(loadSchemaOf(step), readLeadForm(form.values, language)[step]);
    form.setErrors(errors);
    if (Object.keys(errors).length > 0) focusFirst(Object.keys(errors));
    else if (step === 'company') show('contact');
    else await send(website);
  };

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const website = typedText(new FormData(event.currentTarget), 'website');
    void runAlone(() => goOn(website));
  };

  return { form, step, goBack: () => show('company'), submit, isSending };
};
