import { msg } from '@lingui/core/macro';
import type { adviserList } from '@valia/domain/directory/adviser-list.ts';
import { provinces } from '@valia/domain/sectors/provinces.ts';
import { sectors } from '@valia/domain/sectors/sectors.ts';
import { languageNames } from '@valia/i18n/languages.ts';
import { specialtyTerms } from '@valia/i18n/terms/specialty-terms.ts';
import type { ListWords } from '../../../components/list/list-words.ts';

/** The texts of the filters. */
export const adviserWords: ListWords<typeof adviserList> = {
  search: { label: msg`Buscar por nombre o asesoría`, placeholder: msg`Nombre o asesoría` },
  filters: {
    specialty: { name: msg`Especialidad`, choices: specialtyTerms },
    province: { name: msg`Provincia`, choices: provinces },
    sector: { name: msg`Sector`, choices: sectors },
    language: { name: msg`Idioma`, choices: languageNames },
  },
  orders: { name: msg`Por nombre`, collaborations: msg`Más colaboraciones primero` },
};
