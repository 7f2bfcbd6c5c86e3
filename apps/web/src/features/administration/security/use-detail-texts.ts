import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { type DuplicateReason, duplicateReasons } from '@valia/domain/leads/duplicate-lead.ts';
import { readBrokenAt } from '@valia/domain/security/broken-at.ts';
import type { SecurityEventItem } from '@valia/domain/security/security-event-schemas.ts';
import { useBrokenChainText } from '../use-broken-chain-text.ts';
import { accountTerms } from '@valia/i18n/terms/account-terms.ts';

type Detail = SecurityEventItem['detail'];

const roleTexts: Readonly<Record<string, MessageDescriptor | undefined>> = accountTerms.roles;

/** The further details of an event, in sentences; ids are omitted, because they mean nothing to a reader. */
export const useDetailTexts = (): ((detail: Detail) => string[]) => {
  const { t, i18n } = useLingui();
  const reasons: Record<DuplicateReason, string> = {
    'tax-id': t`Mismo NIF que otro lead`,
    'email-and-company': t`Mismo email y misma empresa que otro lead`,
    'phone-and-company': t`Mismo teléfono y casi el mismo nombre que otro lead`,
  };
  const roleOf = (value: Detail[string] | undefined): string => {
    const text = roleTexts[String(value)];
    return text === undefined ? String(value) : i18n._(text);
  };
  const brokenText = useBrokenChainText();
  return ({ reason, tries, procedure, globalAdmin, from, to, ...given }) => {
    const broken = readBrokenAt(given);
    const why = duplicateReasons.find((known) => known === reason);
    const [before, after] = [roleOf(from), roleOf(to)];
    return [
      why !== undefined && reasons[why],
      typeof tries === 'number' && t`${tries} intentos`,
      typeof procedure === 'string' && t`Pidió «${procedure}»`,
      globalAdmin === true && t`Recibió la administración global`,
      globalAdmin === false && t`Perdió la administración global`,
      broken !== null && brokenText(broken),
      to !== undefined && t`De ${before} a ${after}`,
    ].filter((text) => text !== false);
  };
};
