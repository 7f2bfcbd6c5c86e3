import { isAdmin, isAdvisor, type RightsHolder } from '../access/policies.ts';
import { type MenuGroup, menuGroups, type Screen } from './screen.ts';
import { type PathsWith, screens } from './screens.ts';

export type MenuPath = PathsWith<{ menu: MenuGroup }>;

/**
 * The menu groups in which a user has entries; the profile group includes the screens with a tab for it. `holder` is
 * null while the user's rights are unknown.
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
