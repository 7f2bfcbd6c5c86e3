import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { DuplicateReason } from '@valia/domain/leads/duplicate-lead.ts';
import type { FirmLeadDetails } from '@valia/domain/leads/lead-administration-schemas.ts';
import type { MergeableLead, MergedField } from '@valia/domain/leads/merge-leads.ts';
import { formatMoney } from '@valia/i18n/format.ts';
import { leadTerms } from '@valia/i18n/terms/lead-terms.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useLeadTexts } from '../parts/lead-texts.ts';

/** The fields of two leads and the values of each, in the user's language. */
export const useMergeTexts = (pair: Record<'lead' | 'earlier', FirmLeadDetails>) => {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { sectorOf, provinceOf, kindOf, sourceOf } = useLeadTexts();
  const names: Record<MergedField, string> = {
    companyName: t`Empresa`,
    taxId: t`NIF`,
    kind: t`Interés`,
    sector: t`Sector`,
    province: t`Provincia`,
    annualRevenue: t`Facturación`,
    ebitda: t`EBITDA`,
    reason: t`Motivo`,
    timing: t`Plazo`,
    contactName: t`Contacto`,
    email: t`Email`,
    phone: t`Teléfono`,
    source: t`Origen`,
    advisorUserId: t`Asesor`,
  };
  const adviserName = (userId: string | null): string | undefined =>
    [pair.lead, pair.earlier].find(({ lead }) => lead.adviser?.userId === userId)?.lead.adviser
      ?.name;
  const valueOf = (field: MergedField, lead: MergeableLead): string => {
    const value = lead[field];
    if (value === null) return t`No indicado`;
    if (typeof value === 'number') return formatMoney(value, { language });
    if (field === 'kind') return kindOf(lead);
    if (field === 'source') return sourceOf(lead);
    if (field === 'sector') return sectorOf(lead) ?? value;
    if (field === 'province') return provinceOf(lead) ?? value;
    if (field === 'reason' && lead.reason !== null) return i18n._(leadTerms.reasons[lead.reason]);
    if (field === 'timing' && lead.timing !== null) return i18n._(leadTerms.timings[lead.timing]);
    return field === 'advisorUserId' ? (adviserName(value) ?? '') : value;
  };
  return { nameOf: (field: MergedField): string => names[field], valueOf };
};

/** The reason why a lead is considered a duplicate, and the days between the two. */
export const useDuplicateText = () => {
  const { t } = useLingui();
  return (reason: DuplicateReason | null, days: number): string => {
    const apart = t`${plural(days, { one: 'con # día de diferencia', other: 'con # días de diferencia' })}`;
    switch (reason) {
      case 'tax-id':
        return t`Mismo NIF, ${apart}`;
      case 'email-and-company':
        return t`Mismo email y misma empresa, ${apart}`;
      default:
        return t`Mismo teléfono y casi el mismo nombre, ${apart}`;
    }
  };
};
