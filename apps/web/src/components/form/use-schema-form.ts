import type { ErrorCode } from '@valia/domain/errors/app-error.ts';
import { type FormEvent, useLayoutEffect, useRef } from 'react';
import { type FieldErrors, Refusal } from '../../lib/act/refusal.ts';
import { type Act, useAct } from '../../lib/act/use-act.ts';
import { callFailure } from '../../lib/errors/call-failure.ts';
import { withTyped } from '../../lib/typed-form.ts';
import { type Fields, useFields } from './use-fields.ts';
import { checkForm, expectFormCheck, fieldErrors, type LoadSchema } from './check-form.tsx';

interface SchemaFormOptions<Values, Answer> extends Omit<Act<Values, Answer>, 'onFailed'> {
  /** Tells its fields apart from those of another form of the page, which the focus would else be led to. */
  name?: string;
  /** The fields in the order they are read. */
  initial: Values;
  /** What stands in them at first, where that is not `initial`. */
  begun?: Values;
  /** The schema that the server checks the same call with. */
  loadSchema: LoadSchema;
  /** What the schema takes of what is typed, where that is not the same. */
  candidate?: (values: Values) => unknown;
  /** Failures that are told at a field, by code. */
  atFields?: Partial<Record<ErrorCode, FieldErrors>>;
  onFailed?: (error: unknown, values: Values, form: Fields<Values>) => boolean;
  emptiesWhenDone?: boolean;
}

export interface SchemaForm<Values> {
  form: Fields<Values>;
  isPending: boolean;
  submit: (event?: FormEvent<HTMLFormElement>) => void;
  /** The first of these fields, in the order they are read, has the focus. */
  focusFirst: (fields: object) => void;
}

/** A form that is checked by a schema, here and by the server, and sent as an act: what is wrong stands at its field. */
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
  const form = useFields<Values>({
    name,
    initialValues: initial,
    onValuesChange: () => expectFormCheck(loadSchema),
    validate: (values) => checkForm(loadSchema, candidate(values)),
  });
  // Once the page is gone on from as the build drew it: with what was typed since, it would not be the same.
  const { setValues } = form;
  const hasRead = useRef(false);
  useLayoutEffect(() => {
    if (hasRead.current) return;
    hasRead.current = true;
    const typed = withTyped(begun);
    if (typed !== initial) setValues(typed);
  }, [begun, initial, setValues]);
  const focusFirst = (fields: object): void => {
    const first = Object.keys(initial).find((field) => field in fields);
    if (first !== undefined) form.getInputNode(first)?.focus();
  };
  const { isPending, run } = useAct<Values, Answer>({
    ...act,
    onDone: async (answer, values) => {
      await act.onDone?.(answer, values);
      if (emptiesWhenDone === true) form.reset();
    },
    onFailed: (error, values) => {
      const failure = callFailure(error);
      const own = failure === null ? undefined : atFields?.[failure.code];
      const refused = error instanceof Refusal ? error.errors : fieldErrors(failure?.fields ?? []);
      form.setErrors(own ?? refused);
      focusFirst(own ?? refused);
      return own !== undefined || onFailed?.(error, values, form) === true;
    },
  });
  return { form, isPending, submit: form.onSubmit(run, focusFirst), focusFirst };
};
