import { useLingui } from '@lingui/react/macro';
import type { Check, Outcome } from '@valia/domain/accounts-intake/accounts-intake.ts';

type Fault = Extract<Outcome, { kind: 'refused' }>['fault'];
type Reason = Extract<Outcome, { kind: 'set-aside' }>['reason'];

/** How the cells of a row ended, in words. */
export const useOutcomeTexts = () => {
  const { t } = useLingui();
  const faults: Readonly<Record<Fault, string>> = {
    'spreadsheet-error': t`es un error de la hoja, no una cifra. Corrígelo y pega de nuevo.`,
    overflow: t`la columna es demasiado estrecha y no muestra la cifra. Ensánchala y pega de nuevo.`,
    'formula-without-value': t`la fórmula no tiene valor guardado. Guarda el libro y pega de nuevo.`,
    date: t`es una fecha, no una cifra.`,
    scientific: t`está en notación científica. Cambia el formato y pega de nuevo.`,
    'two-signs': t`lleva dos signos.`,
    'open-bracket': t`le falta un paréntesis.`,
    malformed: t`sus puntos y comas no forman una cifra.`,
    'not-a-figure': t`no es una cifra.`,
    'after-closing': t`las cuentas 6 y 7 están a cero: pide el balance anterior a la regularización.`,
    journal: t`son apuntes de un libro diario o mayor. Pide el balance de sumas y saldos.`,
    'lost-digits': t`la cuenta ha perdido cifras. Exporta la columna como texto.`,
  };
  const reasons: Readonly<Record<Reason, string>> = {
    hidden: t`Oculta en el documento`,
    'budget-column': t`Presupuesto`,
    'other-column': t`Otra columna`,
    'share-or-change-column': t`Porcentaje o variación`,
    'not-a-balance': t`No es un saldo`,
    'no-data': t`Sin cifras`,
    'outside-group': t`Fuera de las cuentas: grupos 0, 8 y 9`,
    'other-statement': t`De otro estado: no se usa`,
    'carried-sum': t`Suma de la página`,
    'left-out-by-answer': t`No se usa`,
    'older-year': t`Ejercicio anterior a los seis últimos`,
    'no-accounts': t`Fuera de las tablas`,
    'same-in-another-file': t`Ya leída en otra tabla`,
  };
  const identities: Readonly<Record<Check['identity'], string>> = {
    parts: t`Suma de sus partes`,
    'debit-credit': t`Debe y haber`,
    balances: t`Saldos deudores y acreedores`,
    'assets-equity-liabilities': t`Activo, y patrimonio neto y pasivo`,
    ebitda: t`EBITDA`,
    'operating-result': t`Resultado de explotación`,
    'financial-result': t`Resultado financiero`,
    'result-before-tax': t`Resultado antes de impuestos`,
    'result-of-the-year': t`Resultado del ejercicio`,
    'result-in-balance': t`Resultado del balance y de la cuenta`,
    months: t`Suma de los meses`,
  };
  return { faults, reasons, identities };
};
