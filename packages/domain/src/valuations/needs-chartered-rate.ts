import type { ValuationDocument } from './document/valuation-document.ts';

const territories: Readonly<Record<string, 'basque' | 'navarra'>> = {
  '01': 'basque',
  '20': 'basque',
  '48': 'basque',
  '31': 'navarra',
};

/** The company's province taxes its companies itself, and the projection does not go by its rates. */
export const needsCharteredRate = ({ company, projection }: ValuationDocument): boolean => {
  const territory = territories[company.province ?? ''];
  return territory !== undefined && projection.spanishTax?.regime.startsWith(territory) !== true;
};
