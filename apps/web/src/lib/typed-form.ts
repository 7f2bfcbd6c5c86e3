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
