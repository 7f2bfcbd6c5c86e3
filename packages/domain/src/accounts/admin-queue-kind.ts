/** Why an administrator is asked to look at something. */
export const adminQueueKinds = [
  'role-not-assigned',
  'organization-not-created',
  'file-not-removed',
  'storage-full',
] as const;
export type AdminQueueKind = (typeof adminQueueKinds)[number];
