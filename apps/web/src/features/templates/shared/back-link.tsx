import { IconChevronLeft } from '@tabler/icons-react';
import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';
import styles from './back-link.module.css';

interface BackAnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  ref?: Ref<HTMLAnchorElement>;
}

const BackAnchor = ({ children, ...props }: BackAnchorProps) => (
  <a {...props} className={styles.back}>
    <IconChevronLeft size={16} stroke={1.5} aria-hidden />
    {children}
  </a>
);

/** Above the title: the list that a page belongs to. */
export const BackLink = createLink(BackAnchor);
