import { z } from 'zod';
import { requiredText, safeText } from './safe-text.ts';

export const reasonMaximum = 500;

/** The reason for an action on another user's data. */
export const reasonSchema = z.strictObject({ reason: requiredText(reasonMaximum) });
export const optionalReasonSchema = z.strictObject({ reason: safeText(reasonMaximum) });
