import { isAdmin, isAdvisor, type RightsHolder } from '../access/policies.ts';
import { type MenuGroup, menuGroups, type Screen } from './screen.ts';
import { type PathsWith, screens } from './screens.ts';

export type MenuPath = PathsWith<{ menu: MenuGroup }>;

/**
 * The groups of the menu in which a person has entries, that of the profile with the screens whose tab it opens; `holder`
 * is null while it is not known what they may do.
 */
export const menuFor = (
  holder: RightsHolder | null,
  declared: Readonly<Record<string, Screen>> = screens,
): { group: MenuGroup; paths: MenuPath[] }[] => {
  const mayEnter = ({ entry, isForAdvisers }: Screen): boolean =>
    (entry !== 'administrator' || (holder !== null && isAdmin(holder))) &&
    (isForAdvisers !== true || (holder !== null && isAdvisor(holder)));
  const entries = Object.entries(declared)
    .filter(([, screen]) => mayEnter(screen))
    .toSorted(([, one], [, other]) => (one.menuOrder ?? 0) - (other.menuOrder ?? 0));
  const hasProfile = holder !== null && isAdvisor(holder);
  const pathsIn = (group: MenuGroup) =>
    entries
      .filter(([, { menu, profileTab }]) =>
        group === 'profile' ? hasProfile && profileTab !== undefined : menu === group,
      )
      .map(([path]) => path as MenuPath);
  return menuGroups
    .map((group) => ({ group, paths: pathsIn(group) }))
    .filter(({ paths }) => paths.length > 0);
};
