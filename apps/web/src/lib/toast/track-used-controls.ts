/** The control that was used last: the next message is about its action. */
let origin: Element | null = null;

export const lastUsedControl = (): Element | null => origin;

const controls = ['button', 'a', '[role=menuitem]', '[role=option]'].join(',');

/** Whether two controls start the same action: the button and the Enter key of a form both submit that form. */
export const isSameControl = (one: Element | null, other: Element | null): boolean => {
  if (one === null || other === null) return false;
  const form = formSentBy(one);
  return one === other || (form !== null && form === formSentBy(other));
};

const formSentBy = (control: Element): HTMLFormElement | null => {
  if (control instanceof HTMLFormElement) return control;
  return control instanceof HTMLButtonElement && control.type === 'submit' ? control.form : null;
};

/**
 * Follows the controls used outside `region`, which contains the messages; `onAct` is called before the action. Returns
 * the function that stops it.
 */
export const trackUsedControls = (
  region: Element,
  onAct: (control: Element) => void,
): (() => void) => {
  const take = (control: Element | null): void => {
    if (control === null || region.contains(control)) return;
    onAct(control);
    origin = control;
  };
  const onClick = ({ target }: MouseEvent): void => {
    take(target instanceof Element ? target.closest(controls) : null);
  };
  const onSubmit = ({ target, submitter }: SubmitEvent): void => {
    take(submitter ?? (target instanceof Element ? target : null));
  };
  document.addEventListener('click', onClick, { capture: true });
  document.addEventListener('submit', onSubmit, { capture: true });
  return () => {
    document.removeEventListener('click', onClick, { capture: true });
    document.removeEventListener('submit', onSubmit, { capture: true });
  };
};
