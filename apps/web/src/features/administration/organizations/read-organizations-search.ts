import {
  declareSearch,
  readChoice,
  readId,
  readMatch,
  readText,
} from '../../../components/filters/search-schema.ts';

/** What the address of the organizations asks for. */
export const organizationsSearchSchema = declareSearch(
  {
    view: readChoice({ disabled: true, archived: true }),
    search: readText(100),
    team: readChoice({ several: true, alone: true }),
    sort: readChoice({ created: true, name: true }),
    direction: readChoice({ asc: true, desc: true }),
    /** Whose panel is open, and what is unfolded in it. */
    organization: readId,
    act: readMatch(/^[\da-z-]{1,50}$/),
  },
  { view: ['view'], order: ['sort', 'direction'], passing: ['organization', 'act'] },
);

export const readOrganizationsSearch = organizationsSearchSchema.read;
export type OrganizationsSearch = ReturnType<typeof readOrganizationsSearch>;
