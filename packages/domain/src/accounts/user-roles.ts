export const roles = ['admin', 'advisor', 'superadmin', 'user'] as const;
export type Role = (typeof roles)[number];
