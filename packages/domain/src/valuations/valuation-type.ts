export const valuationTypes = ['own_business', 'client_business', 'potential_acquisition'] as const;
export type ValuationType = (typeof valuationTypes)[number];
