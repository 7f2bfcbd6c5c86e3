import { msg } from '@lingui/core/macro';
import type { reportList } from '@valia/domain/reports/report-list.ts';
import { languageNames } from '@valia/i18n/languages.ts';
import { reportTerms } from '@valia/i18n/terms/report-terms.ts';
import type { ListWords } from '../../components/list/list-words.ts';

/** The texts of the filters. */
export const reportWords: ListWords<typeof reportList> = {
  search: { label: msg`Buscar por empresa`, placeholder: msg`Empresa` },
  filters: {
    kind: {
      name: msg`Tipo de informe`,
      all: msg`Todos los tipos`,
      choices: reportTerms.kinds,
    },
    language: {
      name: msg`Idioma del informe`,
      all: msg`Todos los idiomas`,
      choices: languageNames,
    },
  },
};
