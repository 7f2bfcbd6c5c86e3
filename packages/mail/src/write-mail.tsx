import { setupI18n } from '@lingui/core';
import type { PreparedMail } from '@valia/domain/mail/mail-content.ts';
import { countRegions } from '@valia/i18n/languages.ts';
import { loadCatalog } from '@valia/i18n/load-catalog.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { LetterPage } from './letter-page.tsx';
import type { MailLetter } from './mail-letter.ts';
import { writeLetter } from './write-letter.ts';

export interface WrittenMail {
  to: string;
  subject: string;
  html: string;
  text: string;
}

/** The letter for readers without HTML. The link stands alone on its line, so that any program finds its end. */
const letterText = ({ greeting, paragraphs, action, notes, signature }: MailLetter): string => {
  const blocks = [
    ...(greeting === null ? [] : [greeting]),
    ...paragraphs,
    ...(action === null ? [] : [`${action.label}:\n${action.href}`]),
    ...notes,
    ['--', ...signature].join('\n'),
  ];
  return `${blocks.join('\n\n')}\n`;
};

/** The whole mail in its reader's language, as HTML and as plain text. */
export const writeMail = async (
  mail: PreparedMail,
  { publicOrigin }: { publicOrigin: string },
): Promise<WrittenMail> => {
  const { language, to } = mail;
  const messages = await loadCatalog('mails', language);
  const i18n = setupI18n({
    locale: language,
    locales: countRegions[language],
    messages: { [language]: messages },
  });
  const letter = writeLetter(mail, { publicOrigin, translate: (message) => i18n._(message) });
  const page = renderToStaticMarkup(<LetterPage letter={letter} language={language} />);
  return { to, subject: letter.subject, html: `<!doctype html>${page}`, text: letterText(letter) };
};
