import type { TemplateFieldKind } from '@valia/domain/templates/template-field.ts';
import type { TypedValue } from '@valia/domain/templates/template-values.ts';
import { formatNumber } from '@valia/i18n/format.ts';
import type { Language } from '@valia/i18n/languages.ts';

const numberKinds = { money: true, rate: true, integer: true } as const;
export type NumberKind = keyof typeof numberKinds;
export const isNumberKind = (kind: TemplateFieldKind): kind is NumberKind => kind in numberKinds;

/** A typed number in the form that its input shows, without its unit; empty for anything else. */
export const formatFieldNumber = (
  value: TypedValue | undefined,
  kind: NumberKind,
  language: Language,
): string => {
  if (typeof value !== 'number') return '';
  const shown = kind === 'rate' ? Math.round(value * 1e6) / 1e4 : value;
  const decimals = Number.isInteger(shown) ? 0 : 2;
  return formatNumber(shown, { language, decimals });
};
