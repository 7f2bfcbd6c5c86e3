import { type RefObject, useEffect, useState } from 'react';
import { type SignUpSectionId, signUpSections } from './sign-up-values.ts';

const isSectionId = (id: string | undefined): id is SignUpSectionId =>
  signUpSections.some((section) => section.id === id);

const isInView = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
};

const currentPart = (form: HTMLElement): HTMLElement | null => {
  const focused = document.activeElement;
  const own = focused?.closest<HTMLElement>('[data-section]') ?? null;
  if (focused !== null && own !== null && form.contains(own) && isInView(focused)) return own;
  const parts = [...form.querySelectorAll<HTMLElement>('[data-section]')];
  const isAtEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 1;
  const isReached = (part: HTMLElement) =>
    part.getBoundingClientRect().top < window.innerHeight / 2;
  return parts.findLast((part) => isAtEnd || isReached(part)) ?? null;
};

/** The part of the form one is in: that of the field in use, else the last one reached by scrolling. */
export const useCurrentSection = (form: RefObject<HTMLElement | null>): SignUpSectionId => {
  const [current, setCurrent] = useState<SignUpSectionId>('personal');
  useEffect(() => {
    const follow = (): void => {
      if (form.current === null) return;
      const id = currentPart(form.current)?.dataset['section'];
      if (isSectionId(id)) setCurrent(id);
    };
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('focusin', follow);
    return () => {
      window.removeEventListener('scroll', follow);
      window.removeEventListener('focusin', follow);
    };
  }, [form]);
  return current;
};
