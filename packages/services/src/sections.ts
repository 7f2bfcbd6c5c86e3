// The server's register of sections: calls, personal data, attacks and demo follow from what each declares.
export { comparablesService } from './comparables/comparables-service.ts';
export { feesService } from './fees/fees-service.ts';
