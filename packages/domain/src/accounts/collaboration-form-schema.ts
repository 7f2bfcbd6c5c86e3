import { z } from 'zod';
import { nameText, oneLineText } from '../text/one-line-text.ts';
import { normaliseLine } from '../text/normalise-text.ts';
import { specialties } from './specialties.ts';

export const experienceYears = ['0-2', '3-5', '5-10', '10+'] as const;

/** The form of the public page. It is not stored: its values are passed to the registration. */
export const collaborationFormSchema = z.strictObject({
  name: oneLineText(100).min(2).pipe(nameText(100)),
  email: z
    .string()
    .overwrite(normaliseLine)
    .trim()
    .max(255)
    .pipe(z.email({ message: 'not-an-email' })),
  phone: z
    .string()
    .overwrite(normaliseLine)
    .trim()
    .min(9, { message: 'phone-not-valid' })
    .max(20, { message: 'phone-not-valid' }),
  experience: z.enum(experienceYears, { message: 'experience-required' }),
  specialties: z.array(z.enum(specialties)).min(1, { message: 'specialty-required' }),
});
export type CollaborationForm = z.infer<typeof collaborationFormSchema>;
