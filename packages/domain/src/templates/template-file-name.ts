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
  /** Empty when the company's name may not be revealed. */
  companyName: string;
  language: UserLanguage;
  /** An ISO date. */
  date: string;
  isDraft: boolean;
  format: TemplateFormat;
}

/** The file name of a downloaded document: its kind, its company and its date. */
export const templateFileName = (document: NamedTemplateDocument): string => {
  const { name, companyName, language, date, isDraft, format } = document;
  const parts = [plainFileName(name), plainFileName(companyName), date, isDraft && draft[language]];
  return `${parts.filter(Boolean).join('-')}.${format}`;
};
