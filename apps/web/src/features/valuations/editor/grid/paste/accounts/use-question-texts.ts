import { useLingui } from '@lingui/react/macro';
import type { Question, QuestionOption } from '@valia/domain/accounts-intake/accounts-intake.ts';
import { useEditor } from '../../../document/editor-context.ts';
import { formatPlainNumber } from '../../../values/format-field-value.ts';

/** What is asked, and what each answer would make of a figure. */
export const useQuestionTexts = () => {
  const { t } = useLingui();
  const { language } = useEditor();
  const money = (amount: number): string => `${formatPlainNumber(amount, 'money', language)} €`;
  const signs: Readonly<Record<string, string>> = {
    'costs-negative': t`Los gastos llevan menos`,
    'costs-positive': t`Los gastos van en positivo, y las partidas de dos signos llevan el suyo`,
    'all-as-costs': t`Los gastos van en positivo, y en las partidas de dos signos lo positivo es gasto`,
    natural: t`Cada cuenta en positivo en su lado`,
    'debit-positive': t`Deudor en positivo, acreedor en negativo`,
    'credit-positive': t`Acreedor en positivo, deudor en negativo`,
    'statement-costs-positive': t`Como el balance y la cuenta, con los gastos en positivo`,
    'statement-costs-negative': t`Como el balance y la cuenta, con los gastos en negativo`,
  };
  const units: Readonly<Record<string, string>> = {
    '1': t`Euros`,
    '1000': t`Miles de euros`,
    '1000000': t`Millones de euros`,
  };
  const title = ({ kind, subject }: Question): string => {
    switch (kind) {
      case 'notation':
        return t`${subject}: ¿miles o decimales?`;
      case 'unit':
        return t`¿En qué unidad están las cifras?`;
      case 'year':
        return subject === ''
          ? t`¿De qué ejercicio es la columna sin cabecera?`
          : t`¿De qué ejercicio es «${subject}»?`;
      case 'columns':
        return t`Hay varias columnas de un ejercicio: ${subject}. ¿Cuál quieres usar?`;
      case 'sign':
        return t`¿Qué significan los signos?`;
      case 'row':
        return t`¿Dónde va «${subject}»?`;
      case 'parent':
        return t`«${subject}» no suma lo que sus partes. ¿Qué usas?`;
      case 'closing':
        return t`«${subject}»: ¿es el resultado de este ejercicio sin aplicar?`;
      case 'difference':
        return t`«${subject}» está en dos tablas con importes distintos. ¿Cuál usas?`;
      case 'line':
        return t`¿Qué cifras hay en «${subject}»?`;
      case 'currency':
        return t`Hay importes en otra moneda (${subject}), que no se convierte.`;
    }
  };
  const amountOf = ({ consequence }: QuestionOption): string =>
    consequence === null ? '' : money(consequence.amount);
  const option = ({ kind }: Question, one: QuestionOption): string => {
    const { id, evidence, consequence } = one;
    const amount = amountOf(one);
    const row = consequence?.row ?? '';
    switch (kind) {
      case 'unit':
        return `${units[id] ?? id} · ${row}: ${amount}`;
      case 'sign':
        return signs[id] ?? id;
      case 'columns':
        return id === 'sum' ? t`La suma de los meses` : (evidence ?? id);
      case 'parent':
        return id === 'parent' ? t`La línea: ${amount}` : t`Sus partes: ${amount}`;
      case 'closing':
        return id === 'this-year' ? t`Sí, es el de este` : t`No, es el del anterior`;
      case 'line':
        return id.replaceAll(' | ', ' · ');
      default:
        return row === '' ? amount : `${row}: ${amount}`;
    }
  };
  return { title, option, money };
};
