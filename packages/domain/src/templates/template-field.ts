import type { UserLanguage } from '../accounts/user-languages.ts';

/** Where a value comes from; `typed` ones are written in the document itself. */
export const templateSources = ['valuation', 'client', 'organization', 'adviser', 'typed'] as const;
export type TemplateSource = (typeof templateSources)[number];

/** `lines` and `rows` are several lines; `rows` have their cells apart by `;`. A `table` comes from accounts alone. */
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
  /** What to write there. */
  help?: InThreeLanguages;
  /** After the figure while it is typed: "months". */
  unit?: InThreeLanguages;
  /** The heads of the columns of `rows`. */
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
