import { userLanguages } from '../accounts/user-languages.ts';
import { declareList } from '../lists/declare-list.ts';
import { reportKinds } from './report-choice.ts';

/** The reports of the valuations that the user may see, newest first. */
export const reportList = declareList({
  name: 'reports',
  search: 100,
  fields: {
    kind: { kind: 'choice', of: reportKinds, filter: 'one' },
    language: { kind: 'choice', of: userLanguages, filter: 'one' },
    createdAt: { kind: 'instant', sort: 'desc' },
  },
});
