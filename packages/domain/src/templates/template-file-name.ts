import type { UserLanguage } from '../accounts/user-languages.ts';
import { plainFileName } from '../text/plain-file-name.ts';
import type { TemplateFormat } from './template-schemas.ts';

const draft: Readonly<Record<UserLanguage, string>> = {
  es: 'borrador',
  ca: 'esborrany',
  en: 'draft',
};

interface NamedTemplateDocument {
  name: string;
  /** Empty where it may not be told. */
  companyName: string;
  language: UserLanguage;
  /** An ISO date. */
  date: string;
  isDraft: boolean;
  format: TemplateFormat;
}

/** The name under which a document is downloaded: what it is, of whom, from when. */
export const templateFileName = (document: NamedTemplateDocument): string => {
  const { name, companyName, language, date, isDraft, format } = document;
  const parts = [plainFileName(name), plainFileName(companyName), date, isDraft && draft[language]];
  return `${parts.filter(Boolean).join('-')}.${format}`;
};
