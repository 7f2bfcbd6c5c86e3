import { useLingui } from '@lingui/react/macro';
import { provinces } from '@valia/domain/sectors/provinces.ts';
import { sectors } from '@valia/domain/sectors/sectors.ts';
import { useLanguage } from '../../../lib/language.ts';

type Choices = readonly (readonly [value: string, text: string])[];

interface LeadChoices {
  sectors: Choices;
  provinces: Choices;
  timings: Choices;
  reasons: Choices;
}

/** What the form of owners lets choose from, in the language of the page. */
export const useLeadChoices = (): LeadChoices => {
  const { t } = useLingui();
  const language = useLanguage();
  const named = (list: readonly { code: string; names: Record<typeof language, string> }[]) =>
    list
      .map(({ code, names }) => [code, names[language]] as const)
      .toSorted(([, a], [, b]) => a.localeCompare(b, language));
  return {
    sectors: named(sectors),
    provinces: named(provinces),
    timings: [
      ['now', t`Cuanto antes`],
      ['one-year', t`En un año`],
      ['two-three-years', t`En 2 o 3 años`],
      ['informing', t`Solo me informo`],
    ],
    reasons: [
      ['retirement', t`Jubilación`],
      ['succession', t`Sin relevo en la familia`],
      ['partners', t`Desacuerdo o salida de socios`],
      ['growth', t`Crecer con un socio mayor`],
      ['new-project', t`Otro proyecto`],
      ['debt', t`Deuda o falta de liquidez`],
      ['offer', t`He recibido una oferta`],
      ['other', t`Otro motivo`],
    ],
  };
};
