import type { UserLanguage } from '../accounts/user-languages.ts';

/** The source of a value; `typed` values are entered in the document itself. */
export const templateSources = ['valuation', 'client', 'organization', 'adviser', 'typed'] as const;
export type TemplateSource = (typeof templateSources)[number];

/**
 * `lines` and `rows` have several lines; the cells of `rows` are separated by `;`. A `table` is only filled from
 * accounts.
 */
export type TemplateFieldKind =
  | 'text'
  | 'long-text'
  | 'lines'
  | 'rows'
  | 'date'
  | 'money'
  | 'rate'
  | 'integer'
  | 'flag'
  | 'table';

export type InThreeLanguages = Readonly<Record<UserLanguage, string>>;

export interface TemplateField {
  source: TemplateSource;
  kind: TemplateFieldKind;
  label: InThreeLanguages;
  /** A hint about what to enter. */
  help?: InThreeLanguages;
  /** The unit shown after the figure in the form: "months". */
  unit?: InThreeLanguages;
  /** The column headers of `rows`. */
  columns?: readonly InThreeLanguages[];
}

export const inThreeLanguages = (es: string, ca: string, en: string): InThreeLanguages => ({
  es,
  ca,
  en,
});

type Further = Pick<TemplateField, 'help' | 'unit' | 'columns'>;

export const templateField =
  (source: TemplateSource) =>
  (
    kind: TemplateFieldKind,
    [es, ca, en]: readonly [string, string, string],
    further: Further = {},
  ): TemplateField => ({ source, kind, label: inThreeLanguages(es, ca, en), ...further });
