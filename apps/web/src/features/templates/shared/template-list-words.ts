import { msg } from '@lingui/core/macro';
import type { SearchOf } from '@valia/domain/lists/declare-list.ts';
import type { templateList } from '@valia/domain/templates/template-list.ts';
import type { ListWords } from '../../../components/list/list-words.ts';
import { templateTexts } from './template-texts.ts';

/** The query parameters of the templates. */
export type TemplatesSearch = SearchOf<typeof templateList>;

/** The texts of the filters. */
export const templateWords: ListWords<typeof templateList> = {
  search: { label: msg`Buscar por nombre o cláusula`, placeholder: msg`Nombre o cláusula` },
  views: { '': msg`Todas` },
  filters: {
    phase: {
      name: msg`Categoría`,
      all: msg`Todas las categorías`,
      choices: templateTexts.phases,
    },
  },
};
