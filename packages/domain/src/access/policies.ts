import type { Role } from '../accounts/user-roles.ts';

/** The data that rights depend on. A global administrator may have any role. */
export interface RightsHolder {
  role: Role;
  globalAdmin: boolean;
}

export const isAdvisor = (holder: RightsHolder): boolean => holder.role === 'advisor';
export const isSuperadmin = (holder: RightsHolder): boolean => holder.role === 'superadmin';
export const isGlobalAdmin = (holder: RightsHolder): boolean => holder.globalAdmin;
export const isAdmin = (holder: RightsHolder): boolean =>
  holder.role === 'admin' || isSuperadmin(holder) || isGlobalAdmin(holder);

/** Predicates and not ranks: an administrator is not an adviser. Each procedure declares one of them. */
export const policies = {
  public: () => true,
  signedIn: (holder) => holder !== null,
  isAdvisor: (holder) => holder !== null && isAdvisor(holder),
  isAdmin: (holder) => holder !== null && isAdmin(holder),
  isSuperadmin: (holder) => holder !== null && isSuperadmin(holder),
  isGlobalAdmin: (holder) => holder !== null && isGlobalAdmin(holder),
} satisfies Record<string, (holder: RightsHolder | null) => boolean>;
export type Policy = keyof typeof policies;
