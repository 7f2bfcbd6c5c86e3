import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { FieldIssue } from '@valia/domain/errors/field-issue.ts';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import { describeField, formatDescription } from '@valia/i18n/fields/describe-field.ts';

const mostNamed = 3;

interface NotComputableNotice {
  text: string;
  /** The path of the first field in the notice. */
  field: string | null;
}

/** A notice about why a valuation has no result: lists the missing fields, or otherwise the fields to check again. */
export const notComputableNotice = (
  i18n: I18n,
  issues: readonly FieldIssue[],
  document: ValuationDocument,
): NotComputableNotice => {
  const missing = issues.filter(({ code }) => code === 'required');
  const told = missing.length > 0 ? missing : issues;
  const names = new Set(
    told.map(({ path }) => formatDescription(i18n, describeField(path, document))),
  );
  const named = [...names].slice(0, mostNamed).join(', ');
  const rest = names.size - mostNamed;
  const wanted =
    rest > 0
      ? msg`Antes hay que indicar: ${named} y ${plural(rest, { one: '# dato', many: '# de datos', other: '# datos' })} más.`
      : msg`Antes hay que indicar: ${named}.`;
  return {
    text: i18n._(missing.length === 0 ? msg`Revisa antes: ${named}.` : wanted),
    field: told[0]?.path ?? null,
  };
};
