import type { ErrorCode } from '@valia/domain/errors/app-error.ts';
import { type FormEvent, useLayoutEffect, useRef } from 'react';
import { type FieldErrors, RefusalError } from '../../lib/act/refusal-error.ts';
import { type UserAction, useUserAction } from '../../lib/act/use-user-action.ts';
import { callFailure } from '../../lib/errors/call-failure.ts';
import { withTypedValues } from '../../lib/typed-form-data.ts';
import { type FormFields, useFormFields } from './use-form-fields.ts';
import { checkForm, expectFormCheck, fieldErrors, type LoadSchema } from './check-form.tsx';

interface SchemaFormOptions<Values, Answer> extends Omit<UserAction<Values, Answer>, 'onFailed'> {
  /** Distinguishes its fields from those of another form on the page, which would otherwise get the focus. */
  name?: string;
  /** The initial values, with the fields in their visual order. */
  initial: Values;
  /** The values shown at first, if they differ from `initial`. */
  begun?: Values;
  /** The schema with which the server checks the same call. */
  loadSchema: LoadSchema;
  /** Converts the typed values to the schema's input, if they differ. */
  candidate?: (values: Values) => unknown;
  /** Failures that are shown at a field, by error code. */
  atFields?: Partial<Record<ErrorCode, FieldErrors>>;
  onFailed?: (error: unknown, values: Values, form: FormFields<Values>) => boolean;
  emptiesWhenDone?: boolean;
}

export interface SchemaForm<Values> {
  form: FormFields<Values>;
  isPending: boolean;
  submit: (event?: FormEvent<HTMLFormElement>) => void;
  /** Focuses the first of these fields in the visual order. */
  focusFirst: (fields: object) => void;
}

/**
 * A form that is checked by a schema, both here and by the server, and sent as a call; each error is shown at its
 * field.
 */
export const useSchemaForm = <Values extends Record<keyof Values, unknown>, Answer>({
  name,
  initial,
  begun = initial,
  loadSchema,
  candidate = (values) => values,
  atFields,
  onFailed,
  emptiesWhenDone,
  ...act
}: SchemaFormOptions<Values, Answer>): SchemaForm<Values> => {
  const form = useFormFields<Values>({
    name,
    initialValues: initial,
    onValuesChange: () => expectFormCheck(loadSchema),
    validate: (values) => checkForm(loadSchema, candidate(values)),
  });
  // Typed values are read only after hydration: with them, the first render would differ from the page that the
  // build wrote.
  const { setValues } = form;
  const hasRead = useRef(false);
  useLayoutEffect(() => {
    if (hasRead.current) return;
    hasRead.current = true;
    const typed = withTypedValues(begun);
    if (typed !== initial) setValues(typed);
  }, [begun, initial, setValues]);
  const focusFirst = (fields: object): void => {
    const first = Object.keys(initial).find((field) => field in fields);
    if (first !== undefined) form.getInputNode(first)?.focus();
  };
  const { isPending, run } = useUserAction<Values, Answer>({
    ...act,
    onDone: async (answer, values) => {
      await act.onDone?.(answer, values);
      if (emptiesWhenDone === true) form.reset();
    },
    onFailed: (error, values) => {
      const failure = callFailure(error);
      const own = failure === null ? undefined : atFields?.[failure.code];
      const refused =
        error instanceof RefusalError ? error.errors : fieldErrors(failure?.fields ?? []);
      form.setErrors(own ?? refused);
      focusFirst(own ?? refused);
      return own !== undefined || onFailed?.(error, values, form) === true;
    },
  });
  return { form, isPending, submit: form.onSubmit(run, focusFirst), focusFirst };
};
