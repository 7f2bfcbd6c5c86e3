import { msg } from '@lingui/core/macro';
import { provinces } from '@valia/domain/sectors/provinces.ts';
import { sectors } from '@valia/domain/sectors/sectors.ts';
import type { valuationList } from '@valia/domain/valuations/valuation-list.ts';
import { valuationTerms } from '@valia/i18n/terms/valuation-terms.ts';
import type { ListWords } from '../../../components/list/list-words.ts';
import type { ListItem } from './list-types.ts';

/** The texts of the filters. */
export const valuationWords: ListWords<typeof valuationList, ListItem> = {
  search: { label: msg`Buscar por empresa o NIF`, placeholder: msg`Empresa o NIF` },
  filters: {
    type: { name: msg`Tipo`, choices: valuationTerms.types },
    method: { name: msg`Método`, choices: valuationTerms.methodNames },
    sector: { name: msg`Sector`, choices: sectors },
    value: { name: msg`Valor` },
    updated: {
      name: msg`Actualizada`,
      choices: {
        '7d': msg`últimos 7 días`,
        '30d': msg`últimos 30 días`,
        '6m': msg`últimos 6 meses`,
        '12m': msg`últimos 12 meses`,
      },
      days: ['updatedFrom', 'updatedTo'],
    },
    province: { name: msg`Provincia`, choices: provinces, isFurther: true },
    tag: { name: msg`Etiqueta`, isFurther: true },
  },
  orders: {
    updatedAt: msg`Las últimas cambiadas primero`,
    equityCentral: msg`Las de más valor primero`,
    companyName: msg`Por nombre de empresa`,
  },
};
