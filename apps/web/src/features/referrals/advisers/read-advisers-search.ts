import {
  declareSearch,
  readChoice,
  readMatching,
  readText,
} from '../../../components/filters/search-schema.ts';
import type { Language } from '@valia/i18n/languages.ts';

/** The query parameters of the directory. */
export const advisersSearchSchema = declareSearch(
  {
    search: readText(100),
    specialty: readChoice({
      mergers: true,
      valuations: true,
      'due-diligence': true,
      restructuring: true,
    }),
    sector: readMatching(/^[A-Z]{3}$/),
    province: readMatching(/^\d{2}$/),
    language: readChoice<Language>({ es: true, ca: true, en: true }),
    sort: readChoice({ name: true, collaborations: true }),
    direction: readChoice({ asc: true, desc: true }),
  },
  { order: ['sort', 'direction'] },
);

export const readAdvisersSearch = advisersSearchSchema.read;
export type AdvisersSearch = ReturnType<typeof readAdvisersSearch>;
