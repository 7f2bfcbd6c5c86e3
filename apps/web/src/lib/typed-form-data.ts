/**
 * The typed values of a form in the page that the server sent, by field name. Read during the app's first render of
 * that page, so that nothing typed until then is lost.
 */
export const typedFormData = (id: string): FormData | null => {
  if (typeof document === 'undefined') return null;
  const form = document.getElementById(id);
  return form instanceof HTMLFormElement ? new FormData(form) : null;
};

/** A field's text; empty when the page came without the field. */
export const typedText = (form: FormData | null, name: string): string => {
  const value = form?.get(name);
  return typeof value === 'string' ? value : '';
};

const typedIn = (field: Element | null): string | boolean | undefined => {
  if (field instanceof HTMLInputElement)
    return field.type === 'checkbox' ? field.checked : field.value;
  return field instanceof HTMLSelectElement ? field.value : undefined;
};

/** The initial values of a form: what was typed before its script was loaded, otherwise the given ones. */
export const withTypedValues = <Values extends Record<keyof Values, unknown>>(
  given: Values,
): Values => {
  if (typeof document === 'undefined') return given;
  const page = document.querySelector('[data-drawn]');
  if (page === null) return given;
  const typed = Object.keys(given)
    .map((name) => [name, typedIn(page.querySelector(`[data-path="${name}"]`))] as const)
    .filter(([, value]) => value !== undefined);
  return { ...given, ...Object.fromEntries(typed) };
};
