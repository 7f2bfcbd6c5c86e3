import type { TemplateListItem } from '@valia/domain/templates/template-schemas.ts';
import type { CurrentVersions } from './current-versions.ts';
import type { TemplateRow } from './template-access.ts';

const ownerOf = (row: TemplateRow, userId: string): TemplateListItem['owner'] => {
  if (row.ownerId === null) return 'firm';
  return row.ownerId === userId ? 'mine' : 'organization';
};

interface About {
  userId: string;
  versions: CurrentVersions;
  ownerName: string;
  documents: number;
}

/** A template as shown to this user in a list. */
export const toTemplateItem = (
  row: TemplateRow,
  { userId, versions, ownerName, documents }: About,
): Omit<TemplateListItem, 'fields'> => {
  const { id, phase, names, about, isShared, isBlind } = row;
  const owner = ownerOf(row, userId);
  return {
    id,
    phase,
    names,
    about,
    isShared,
    isBlind,
    versions,
    documents,
    owner,
    ownerName: owner === 'organization' ? ownerName : null,
  };
};
