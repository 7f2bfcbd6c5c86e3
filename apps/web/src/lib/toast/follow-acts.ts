/** The control that was used last: what is told next is told of its act. */
let origin: Element | null = null;

export const currentOrigin = (): Element | null => origin;

const controls = ['button', 'a', '[role=menuitem]', '[role=option]'].join(',');

/** What a form's button or key sends is the form's act, whichever of them does it. */
export const isSameAct = (one: Element | null, other: Element | null): boolean => {
  if (one === null || other === null) return false;
  const form = formSentBy(one);
  return one === other || (form !== null && form === formSentBy(other));
};

const formSentBy = (control: Element): HTMLFormElement | null => {
  if (control instanceof HTMLFormElement) return control;
  return control instanceof HTMLButtonElement && control.type === 'submit' ? control.form : null;
};

/** Follows what is used outside `region`, where the messages lie; `onAct` comes before the act. Answers the way to stop. */
export const followActs = (region: Element, onAct: (control: Element) => void): (() => void) => {
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
