import { setupI18n } from '@lingui/core';
import type { PreparedMail } from '@valia/domain/mail/mail-content.ts';
import { countFormatRegions } from '@valia/i18n/languages.ts';
import { loadCatalog } from '@valia/i18n/load-catalog.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { MailHtml } from './mail-html.tsx';
import type { MailBody } from './mail-body.ts';
import { writeMailBody } from './write-mail-body.ts';

export interface WrittenMail {
  to: string;
  subject: string;
  html: string;
  text: string;
}

/** The email for readers without HTML. The link is alone on its line, so that any program recognises its end. */
const letterText = ({ greeting, paragraphs, action, notes, signature }: MailBody): string => {
  const blocks = [
    ...(greeting === null ? [] : [greeting]),
    ...paragraphs,
    ...(action === null ? [] : [`${action.label}:\n${action.href}`]),
    ...notes,
    ['--', ...signature].join('\n'),
  ];
  return `${blocks.join('\n\n')}\n`;
};

/** The complete email in its reader's language, as HTML and as plain text. */
export const writeMail = async (
  mail: PreparedMail,
  { publicOrigin }: { publicOrigin: string },
): Promise<WrittenMail> => {
  const { language, to } = mail;
  const messages = await loadCatalog('mails', language);
  const i18n = setupI18n({
    locale: language,
    locales: countFormatRegions[language],
    messages: { [language]: messages },
  });
  const letter = writeMailBody(mail, { publicOrigin, translate: (message) => i18n._(message) });
  const page = renderToStaticMarkup(<MailHtml letter={letter} language={language} />);
  return { to, subject: letter.subject, html: `<!doctype html>${page}`, text: letterText(letter) };
};
