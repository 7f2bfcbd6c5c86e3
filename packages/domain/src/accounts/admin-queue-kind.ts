/** The reason why an administrator has to look at an item. */
export const adminQueueKinds = [
  'role-not-assigned',
  'organization-not-created',
  'file-not-removed',
  'storage-full',
] as const;
export type AdminQueueKind = (typeof adminQueueKinds)[number];
