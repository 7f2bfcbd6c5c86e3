import { useLingui } from '@lingui/react/macro';
import type { LeadItem } from '@valia/domain/leads/lead-schemas.ts';
import { findProvince } from '@valia/domain/sectors/provinces.ts';
import { findSector } from '@valia/domain/sectors/sectors.ts';
import { daysAgo } from '@valia/i18n/days-ago.ts';
import { formatDayMonth, formatMoney, formatTime, formatWeekday } from '@valia/i18n/format.ts';
import { leadTerms } from '@valia/i18n/terms/lead-terms.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useNow } from '../../../lib/use-now.ts';

/** A step's date: `hoy, 18:00`, `mañana, 10:00`, `vie, 20 nov` once it has passed, otherwise `24 nov`. */
export const useStepDate = () => {
  const { t } = useLingui();
  const language = useLanguage();
  const now = useNow();
  return (iso: string): { text: string; isOverdue: boolean; isToday: boolean } => {
    const days = daysAgo(iso, now);
    const time = formatTime(iso, language);
    const day = formatDayMonth(iso, language, now);
    const weekday = formatWeekday(iso, language);
    const text =
      days === 0
        ? t`hoy, ${time}`
        : days === -1
          ? t`mañana, ${time}`
          : days > 0
            ? t`${weekday}, ${day}`
            : day;
    return { text, isOverdue: days > 0, isToday: days === 0 };
  };
};

/** Texts about a lead, such as `Vende · Alimentación y bebidas, Jaén`, and the parts of that text. */
export const useLeadTexts = () => {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const sectorOf = ({ sector }: Pick<LeadItem, 'sector'>): string | null =>
    sector === null ? null : (findSector(sector)?.names[language] ?? null);
  const provinceOf = ({ province }: Pick<LeadItem, 'province'>): string | null =>
    province === null ? null : (findProvince(province)?.names[language] ?? null);
  return {
    sectorOf,
    provinceOf,
    kindOf: ({ kind }: Pick<LeadItem, 'kind'>) => i18n._(leadTerms.kinds[kind]),
    sourceOf: ({ source }: Pick<LeadItem, 'source'>) => i18n._(leadTerms.sources[source]),
    revenueOf: ({ annualRevenue }: Pick<LeadItem, 'annualRevenue'>): string =>
      annualRevenue === null ? t`Sin cifra` : formatMoney(annualRevenue, { language }),
    aboutOf: (lead: Pick<LeadItem, 'kind' | 'sector' | 'province'>): string => {
      const where = [sectorOf(lead), provinceOf(lead)].filter((part) => part !== null).join(', ');
      return [i18n._(leadTerms.kinds[lead.kind]), where].filter((part) => part !== '').join(' · ');
    },
  };
};
