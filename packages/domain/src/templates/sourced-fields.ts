import { templateField } from './template-field.ts';

const valuation = templateField('valuation');
const client = templateField('client');
const organization = templateField('organization');
const adviser = templateField('adviser');

/** The fields whose values the product knows from where they were entered once. */
export const sourcedFields = {
  'company.name': valuation('text', ['Sociedad', 'Societat', 'Company']),
  'company.tax-id': valuation('text', [
    'NIF de la sociedad',
    'NIF de la societat',
    'Company tax ID',
  ]),
  'company.sector': valuation('text', ['Sector', 'Sector', 'Sector']),
  'company.cnae': valuation('text', ['CNAE', 'CCAE (CNAE)', 'Activity code (CNAE)']),
  'company.province': valuation('text', ['Provincia', 'Província', 'Province']),
  'company.founded': valuation('text', ['Año de fundación', 'Any de fundació', 'Year founded']),
  'company.employees': valuation('integer', ['Plantilla', 'Plantilla', 'Employees']),
  'valuation.date': valuation('date', [
    'Fecha de valoración',
    'Data de valoració',
    'Valuation date',
  ]),
  'valuation.method': valuation('text', ['Método', 'Mètode', 'Method']),
  'valuation.base-year': valuation('text', ['Ejercicio base', 'Exercici base', 'Base year']),
  'valuation.revenue': valuation('money', [
    'Ventas del ejercicio base',
    'Vendes de l’exercici base',
    'Base-year revenue',
  ]),
  'valuation.ebitda': valuation('money', [
    'EBITDA normalizado del ejercicio base',
    'EBITDA normalitzat de l’exercici base',
    'Base-year normalised EBITDA',
  ]),
  'valuation.revenue-range': valuation('text', [
    'Horquilla de ventas',
    'Forquilla de vendes',
    'Revenue range',
  ]),
  'valuation.ebitda-range': valuation('text', [
    'Horquilla de EBITDA',
    'Forquilla d’EBITDA',
    'EBITDA range',
  ]),
  'valuation.equity': valuation('money', [
    'Valor central del capital',
    'Valor central del capital',
    'Central equity value',
  ]),
  'valuation.equity-low': valuation('money', [
    'Valor bajo del capital',
    'Valor baix del capital',
    'Low equity value',
  ]),
  'valuation.equity-high': valuation('money', [
    'Valor alto del capital',
    'Valor alt del capital',
    'High equity value',
  ]),
  'valuation.enterprise-value': valuation('money', [
    'Valor de empresa',
    'Valor d’empresa',
    'Enterprise value',
  ]),
  'valuation.accounts': valuation('table', [
    'Cuentas históricas',
    'Comptes històrics',
    'Past accounts',
  ]),
  'valuation.balance': valuation('table', [
    'Deuda y caja a la fecha',
    'Deute i caixa a la data',
    'Debt and cash at the date',
  ]),
  'valuation.forecast': valuation('table', ['Proyección', 'Projecció', 'Forecast']),
  'valuation.adjustments': valuation('table', [
    'Ajustes de normalización',
    'Ajustos de normalització',
    'Normalisation adjustments',
  ]),
  'client.name': client('text', ['Cliente', 'Client', 'Client']),
  'client.contact': client('text', [
    'Persona de contacto del cliente',
    'Persona de contacte del client',
    'Client contact',
  ]),
  'organization.name': organization('text', [
    'Asesor (entidad)',
    'Assessor (entitat)',
    'Adviser (firm)',
  ]),
  'organization.tax-id': organization('text', [
    'NIF de tu entidad',
    'NIF de la teva entitat',
    'Your firm’s tax ID',
  ]),
  'organization.email': organization('text', [
    'Email de tu entidad',
    'Correu de la teva entitat',
    'Your firm’s email',
  ]),
  'organization.phone': organization('text', [
    'Teléfono de tu entidad',
    'Telèfon de la teva entitat',
    'Your firm’s phone',
  ]),
  'adviser.name': adviser('text', ['Tu nombre', 'El teu nom', 'Your name']),
  'adviser.email': adviser('text', ['Tu email', 'El teu correu', 'Your email']),
  'adviser.phone': adviser('text', ['Tu teléfono', 'El teu telèfon', 'Your phone']),
  'adviser.city': adviser('text', ['Tu ciudad', 'La teva ciutat', 'Your city']),
} as const;
