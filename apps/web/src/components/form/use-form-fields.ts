import type { FormErrors, UseFormReturnType } from '@mantine/form';
import { useRef, useState } from 'react';

/** The part of the form library that the product's forms use: its types, without the rest of its code. */
export interface FormFields<Values extends Record<keyof Values, unknown>> extends Pick<
  UseFormReturnType<Values>,
  | 'errors'
  | 'getInputNode'
  | 'getInputProps'
  | 'getValues'
  | 'isDirty'
  | 'onSubmit'
  | 'reset'
  | 'values'
> {
  setErrors: (errors: FormErrors) => void;
  setFieldValue: <Field extends keyof Values>(field: Field, value: Values[Field]) => void;
  setValues: (values: Values) => void;
  /** Sets the values to which `reset` returns. */
  setInitialValues: (values: Values) => void;
  /** Sets the values that count as unchanged. */
  resetDirty: (values: Values) => void;
}

interface FieldsOptions<Values> {
  /** Distinguishes its inputs from those of another form on the page. */
  name?: string | undefined;
  initialValues: Values;
  onValuesChange?: () => void;
  /** Returns the errors by field. */
  validate?: (values: Values) => Promise<FormErrors>;
}

export type PlainRecord = Record<string, unknown>;

export const isPlainRecord = (value: unknown): value is PlainRecord =>
  typeof value === 'object' && value !== null;

/** The value of a field; a nested field's path is separated by dots. */
export const valueAt = (values: unknown, path: string): unknown =>
  path.split('.').reduce((value, part) => (isPlainRecord(value) ? value[part] : undefined), values);

const withValueAt = (values: PlainRecord, path: string, value: unknown): PlainRecord => {
  const [first = '', ...others] = path.split('.');
  const inner = values[first];
  const next =
    others.length === 0
      ? value
      : withValueAt(isPlainRecord(inner) ? inner : {}, others.join('.'), value);
  return { ...values, [first]: next };
};

const partOf = (values: unknown, path: PropertyKey | undefined): unknown =>
  path === undefined ? values : valueAt(values, String(path));

export const isSameValue = (one: unknown, other: unknown): boolean => {
  if (!isPlainRecord(one) || !isPlainRecord(other)) return Object.is(one, other);
  const names = Object.keys({ ...one, ...other });
  return names.every((name) => isSameValue(one[name], other[name]));
};

const without = (errors: FormErrors, path: string): FormErrors => {
  const { [path]: _mended, ...others } = errors;
  return others;
};

/** The value of an input's change, which is the event of a plain input or the value itself. */
const toldValue = (change: unknown): unknown => {
  const target = isPlainRecord(change) ? change['target'] : undefined;
  if (!isPlainRecord(target)) return change;
  return target['type'] === 'checkbox' ? target['checked'] : target['value'];
};

/** A value whose latest state is also available to functions that started before the next render. */
const useLatest = <Value>(initial: Value) => {
  const [shown, show] = useState(initial);
  const latest = useRef(initial);
  const set = (value: Value): void => {
    latest.current = value;
    show(value);
  };
  return { shown, latest, set };
};

interface Kept<Values> {
  pathOf: (path: PropertyKey) => string;
  values: ReturnType<typeof useLatest<Values>>;
  errors: ReturnType<typeof useLatest<FormErrors>>;
  setFieldValue: (path: PropertyKey, value: unknown) => void;
}

const readingOf = <Values extends Record<keyof Values, unknown>>({
  pathOf,
  values,
  errors,
  setFieldValue,
}: Kept<Values>): Pick<
  FormFields<Values>,
  'errors' | 'getInputNode' | 'getInputProps' | 'values'
> => ({
  values: values.shown,
  errors: errors.shown,
  getInputNode: (path) => document.querySelector(`[data-path="${pathOf(path)}"]`),
  getInputProps: (path, { type = 'input' } = {}) => {
    const field = String(path);
    return {
      'data-path': pathOf(field),
      [type === 'checkbox' ? 'checked' : 'value']: valueAt(values.shown, field),
      error: errors.shown[field],
      onChange: (change: unknown) => setFieldValue(path, toldValue(change)),
    };
  },
});

/** The values of a form and their errors. */
export const useFormFields = <Values extends Record<keyof Values, unknown>>({
  name,
  initialValues,
  onValuesChange,
  validate,
}: FieldsOptions<Values>): FormFields<Values> => {
  const values = useLatest(initialValues);
  const errors = useLatest<FormErrors>({});
  const pathOf = (path: PropertyKey): string =>
    name === undefined ? String(path) : `${name}-${String(path)}`;
  const initial = useRef(initialValues);
  const clean = useRef(initialValues);

  const setValues = (next: Values): void => {
    values.set(next);
    onValuesChange?.();
  };
  const setFieldValue = (path: PropertyKey, value: unknown): void => {
    errors.set(without(errors.latest.current, String(path)));
    const before = values.latest.current as PlainRecord;
    setValues(withValueAt(before, String(path), value) as Values);
  };

  return {
    ...readingOf({ pathOf, values, errors, setFieldValue }),
    getValues: () => values.latest.current,
    setErrors: errors.set,
    setFieldValue,
    setValues,
    setInitialValues: (next) => {
      initial.current = next;
    },
    reset: () => {
      clean.current = initial.current;
      errors.set({});
      setValues(initial.current);
    },
    resetDirty: (next) => {
      clean.current = next;
    },
    isDirty: (path) =>
      !isSameValue(partOf(values.latest.current, path), partOf(clean.current, path)),
    onSubmit: (send, tell) => async (event) => {
      event?.preventDefault();
      const { current } = values.latest;
      const wrong = (await validate?.(current)) ?? {};
      errors.set(wrong);
      if (Object.keys(wrong).length > 0) tell?.(wrong, current, event);
      else void send(current, event);
    },
  };
};
