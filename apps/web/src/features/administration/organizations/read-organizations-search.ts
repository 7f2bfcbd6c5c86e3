import {
  declareSearch,
  readChoice,
  readId,
  readMatching,
  readText,
} from '../../../components/filters/search-schema.ts';

/** The query parameters of the organizations. */
export const organizationsSearchSchema = declareSearch(
  {
    view: readChoice({ disabled: true, archived: true }),
    search: readText(100),
    team: readChoice({ several: true, alone: true }),
    sort: readChoice({ created: true, name: true }),
    direction: readChoice({ asc: true, desc: true }),
    /** The open request, and the action expanded in its panel. */
    organization: readId,
    act: readMatching(/^[\da-z-]{1,50}$/),
  },
  { view: ['view'], order: ['sort', 'direction'], passing: ['organization', 'act'] },
);

export const readOrganizationsSearch = organizationsSearchSchema.read;
export type OrganizationsSearch = ReturnType<typeof readOrganizationsSearch>;
