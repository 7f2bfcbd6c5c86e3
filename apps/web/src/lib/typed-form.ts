/**
 * What stands in a form of the page that the server sent, by the name of each field. Read while the app draws that
 * page for the first time, so that nothing typed until then is lost.
 */
export const typedForm = (id: string): FormData | null => {
  if (typeof document === 'undefined') return null;
  const form = document.getElementById(id);
  return form instanceof HTMLFormElement ? new FormData(form) : null;
};

/** A field's text; nothing where the page came without it. */
export const typedText = (form: FormData | null, name: string): string => {
  const value = form?.get(name);
  return typeof value === 'string' ? value : '';
};

const typedIn = (field: Element | null): string | boolean | undefined => {
  if (field instanceof HTMLInputElement)
    return field.type === 'checkbox' ? field.checked : field.value;
  return field instanceof HTMLSelectElement ? field.value : undefined;
};

/** What a form goes on with: what was typed in its fields before their script was there, else what is given. */
export const withTyped = <Values extends Record<keyof Values, unknown>>(given: Values): Values => {
  if (typeof document === 'undefined') return given;
  const page = document.querySelector('[data-drawn]');
  if (page === null) return given;
  const typed = Object.keys(given)
    .map((name) => [name, typedIn(page.querySelector(`[data-path="${name}"]`))] as const)
    .filter(([, value]) => value !== undefined);
  return { ...given, ...Object.fromEntries(typed) };
};
