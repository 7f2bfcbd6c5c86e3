// The register of the product's sections: paths, rights, menu and all else follow from what each declares.
export { budgetsSection } from './budgets/budgets-section.ts';
export { comparablesSection } from './comparables/comparables-section.ts';
export { feesSection } from './fees/fees-section.ts';
export { leadsSection } from './leads/leads-section.ts';
export { templatesSection } from './templates/templates-section.ts';
