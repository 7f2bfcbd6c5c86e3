import { z } from 'zod';

export const valuationTypes = ['own_business', 'client_business', 'potential_acquisition'] as const;
export const valuationTypeSchema = z.enum(valuationTypes);
export type ValuationType = z.infer<typeof valuationTypeSchema>;
