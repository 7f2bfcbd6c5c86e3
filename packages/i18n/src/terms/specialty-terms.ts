import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { specialties } from '@valia/domain/accounts/specialties.ts';

/** The advisers' specialties, as in the directory and in their profile. */
export const specialtyTerms: Record<(typeof specialties)[number], MessageDescriptor> = {
  mergers: msg`M&A`,
  valuations: msg`Valoraciones`,
  'due-diligence': msg`Due diligence`,
  restructuring: msg`Reestructuración`,
};
