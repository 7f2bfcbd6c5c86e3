import { specialties } from '../accounts/specialties.ts';
import { userLanguages } from '../accounts/user-languages.ts';
import { declareList } from '../lists/declare-list.ts';

/** The directory of verified advisers. */
export const adviserList = declareList({
  name: 'advisers',
  search: 100,
  order: 'name',
  fields: {
    specialty: { kind: 'choice', of: specialties, filter: 'own' },
    sector: { kind: 'sector', filter: 'own' },
    language: { kind: 'choice', of: userLanguages, filter: 'own' },
    province: { kind: 'province', filter: 'one' },
    name: { kind: 'text', sort: 'asc' },
    /** The number of requests that they accepted. */
    collaborations: { kind: 'count', sort: 'desc' },
  },
});
