import type { UserLanguage } from '../accounts/user-languages.ts';
import type { TemplateFormat } from './template-schemas.ts';
import type { SourcedValues, TypedValues } from './template-values.ts';

/** All contents of a document made from a template. `brandColor` as `#rrggbb`, corrected for contrast in print. */
export interface TemplatePrintInput {
  format: TemplateFormat;
  language: UserLanguage;
  name: string;
  versionNumber: number;
  source: string;
  sourced: SourcedValues;
  typed: TypedValues;
  /** Whether each page is marked as a draft. */
  isDraft: boolean;
  brandColor: string | null;
  issuedAt: string;
}

/** The port through which services create such documents. Returns a whole file; throws when it cannot be made. */
export interface TemplatePrinter {
  printTemplate(input: TemplatePrintInput): Promise<Uint8Array>;
}
