import { z } from 'zod';

/** What a share lets another person do. Only the owner shares, takes back, archives and deletes. */
export const shareRights = ['read', 'edit'] as const;
export const shareRightSchema = z.enum(shareRights);
export type ShareRight = z.infer<typeof shareRightSchema>;

/** What a person may do with one valuation: all of it, or what its owner gave them. */
export const valuationAccessSchema = z.enum(['owner', ...shareRights]);
export type ValuationAccess = z.infer<typeof valuationAccessSchema>;
