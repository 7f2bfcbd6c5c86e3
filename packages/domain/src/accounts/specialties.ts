export const specialties = ['mergers', 'valuations', 'due-diligence', 'restructuring'] as const;
