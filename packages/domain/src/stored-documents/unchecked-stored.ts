import { z } from 'zod';

/**
 * A document returned from storage without validation: it was validated when written, perhaps by a later release, whose
 * keys are returned as they are.
 */
export const uncheckedStored = <Document extends object>() =>
  z.custom<Document>((value) => typeof value === 'object' && value !== null);
