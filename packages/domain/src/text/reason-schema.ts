import { z } from 'zod';
import { requiredText, safeText } from './safe-text.ts';

export const reasonMaximum = 500;

/** Why something is done to another person's things. */
export const reasonSchema = z.strictObject({ reason: requiredText(reasonMaximum) });
export const optionalReasonSchema = z.strictObject({ reason: safeText(reasonMaximum) });
