import { z } from 'zod';

/**
 * A document as it is answered from where it is stored: checked when it was written, perhaps by a later release, whose
 * keys go out as they are.
 */
export const stored = <Document extends object>() =>
  z.custom<Document>((value) => typeof value === 'object' && value !== null);
