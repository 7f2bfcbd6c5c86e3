import { type RefObject, useEffect, useState } from 'react';
import { type SignUpSectionId, signUpSections } from './sign-up-values.ts';

const isSectionId = (id: string | undefined): id is SignUpSectionId =>
  signUpSections.some((section) => section.id === id);

/** The last part of the form whose start has come into the upper half of the window. */
export const useCurrentSection = (form: RefObject<HTMLElement | null>): SignUpSectionId => {
  const [current, setCurrent] = useState<SignUpSectionId>('personal');
  useEffect(() => {
    const follow = (): void => {
      const parts = [...(form.current?.querySelectorAll<HTMLElement>('[data-section]') ?? [])];
      const reached = parts.findLast(
        (part) => part.getBoundingClientRect().top < window.innerHeight / 2,
      );
      const id = reached?.dataset['section'];
      if (isSectionId(id)) setCurrent(id);
    };
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, [form]);
  return current;
};
