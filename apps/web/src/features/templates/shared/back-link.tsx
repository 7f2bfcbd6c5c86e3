import { IconChevronLeft } from '@tabler/icons-react';
import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';
import { row, text } from '../../../components/style/class-names.ts';

const looks = {
  back: row(
    { inline: true, gap: 4, align: 'center', minHeight: 24, marginBottom: 4 },
    text('size-13', 'dimmed', 'undecorated'),
  ),
};

interface BackAnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  ref?: Ref<HTMLAnchorElement>;
}

const BackAnchor = ({ children, ...props }: BackAnchorProps) => (
  <a {...props} className={looks.back}>
    <IconChevronLeft size={16} stroke={1.5} aria-hidden />
    {children}
  </a>
);

/** A link above the title, to the list that the page belongs to. */
export const BackLink = createLink(BackAnchor);
