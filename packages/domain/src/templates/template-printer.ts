import type { UserLanguage } from '../accounts/user-languages.ts';
import type { TemplateFormat } from './template-schemas.ts';
import type { SourcedValues, TypedValues } from './template-values.ts';

/** Everything a document made of a template says. `brandColor` as `#rrggbb`, corrected for contrast in print. */
export interface TemplatePrintInput {
  format: TemplateFormat;
  language: UserLanguage;
  name: string;
  versionNumber: number;
  source: string;
  sourced: SourcedValues;
  typed: TypedValues;
  /** Says so on each page. */
  isDraft: boolean;
  brandColor: string | null;
  issuedAt: string;
}

/** The port through which services get such documents. Answers a whole file; throws when it cannot be made. */
export interface TemplatePrinter {
  printTemplate(input: TemplatePrintInput): Promise<Uint8Array>;
}
