/** Escape closes the open menu, and leaves the focus on the element that opened it. */
export const closeMenuByKey = ({ key }: KeyboardEvent): void => {
  const menu = key === 'Escape' ? document.querySelector('header details[open]') : null;
  if (menu === null) return;
  menu.removeAttribute('open');
  menu.querySelector('summary')?.focus();
};
