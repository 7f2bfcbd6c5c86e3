import type { MailLetter } from './mail-letter.ts';

/** The letter for readers without HTML. The link stands alone on its line, so that any program finds its end. */
export const letterText = ({
  greeting,
  paragraphs,
  action,
  notes,
  signature,
}: MailLetter): string => {
  const blocks = [
    ...(greeting === null ? [] : [greeting]),
    ...paragraphs,
    ...(action === null ? [] : [`${action.label}:\n${action.href}`]),
    ...notes,
    ['--', ...signature].join('\n'),
  ];
  return `${blocks.join('\n\n')}\n`;
};
