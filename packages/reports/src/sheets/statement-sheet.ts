import { msg } from '@lingui/core/macro';
import type { CommissionEntry } from '@valia/domain/commissions/commission-schemas.ts';
import type { StatementSheetInput } from '@valia/domain/reports/sheet-renderer.ts';
import { commissionTerms } from '@valia/i18n/terms/commission-terms.ts';
import { describeEntry, entryNumber, formatCents } from '@valia/i18n/describe-entry.ts';
import { formatDate } from '@valia/i18n/format.ts';
import { withValues } from '@valia/i18n/with-values.ts';
import type { Translate } from '../content/report-translator.ts';
import {
  endAlignedColumn,
  type SheetRow,
  type SheetTable,
  type SheetView,
  startAlignedColumn,
} from './sheet-view.ts';

const texts = {
  title: msg`Extracto de comisiones`,
  owed: msg`El {to}, {firm} debe {balance} a {name}.`,
  settled: msg`El {to}, {firm} no debe nada a {name}.`,
  negative: msg`El {to}, {name} tiene un saldo de {balance}, que se descuenta del pago siguiente.`,
  period: msg`Periodo`,
  days: msg`Del {from} al {to}`,
  referrer: msg`Titular`,
  payer: msg`Pagador`,
  printed: msg`Impreso el {date}`,
  opening: msg`Saldo al {date}`,
  earned: msg`Devengado`,
  corrected: msg`Corregido y revertido`,
  paid: msg`Pagado`,
  closing: msg`Saldo al cierre del {date}`,
  entry: msg`Asiento`,
  date: msg`Fecha`,
  movement: msg`Movimiento`,
  company: msg`Empresa`,
  reason: msg`Motivo`,
  amount: msg`Importe`,
  balance: msg`Saldo`,
  previous: msg`Saldo anterior`,
  sum: msg`Suma del periodo`,
  confidential: msg`Confidencial`,
  page: msg`Página {page} de {pages}`,
  additive: msg`Importes en euros, sin IVA ni retención. Ningún asiento se borra ni se cambia: un error se corrige con otro asiento que lo cita. Un saldo negativo se descuenta del pago siguiente.`,
  estimates: msg`Las comisiones estimadas ({amount}) no entran en el saldo hasta que la operación se gana.`,
} as const;

const entryRow = (
  entry: CommissionEntry,
  t: Translate,
  language: StatementSheetInput['language'],
): SheetRow => {
  const { number, kind, at, companyName, amountCents, balanceCents } = entry;
  const why = describeEntry(entry, { t, language }, commissionTerms.causes);
  return {
    kind: 'normal',
    cells: [
      entryNumber(number),
      formatDate(at, language, 'short'),
      t(commissionTerms.entries[kind]),
      companyName,
      why.map(({ text }) => text).join(''),
      formatCents(amountCents, language, true),
      formatCents(balanceCents, language),
    ],
  };
};

const tableOf = ({ statement, language }: StatementSheetInput, t: Translate): SheetTable => {
  const { entries, totals, from, previous } = statement;
  const { openingCents, closingCents } = totals;
  const previousRow: SheetRow = {
    kind: 'dim',
    cells: [
      previous === null ? '' : entryNumber(previous.number),
      formatDate(from, language, 'short'),
      '',
      '',
      t(texts.previous),
      '',
      formatCents(openingCents, language),
    ],
  };
  const sum: SheetRow = {
    kind: 'total',
    cells: [
      '',
      '',
      '',
      '',
      t(texts.sum),
      formatCents(closingCents - openingCents, language, true),
      formatCents(closingCents, language),
    ],
  };
  return {
    title: '',
    columns: [
      startAlignedColumn(t(texts.entry)),
      startAlignedColumn(t(texts.date)),
      startAlignedColumn(t(texts.movement)),
      startAlignedColumn(t(texts.company)),
      startAlignedColumn(t(texts.reason), true),
      endAlignedColumn(t(texts.amount)),
      endAlignedColumn(t(texts.balance)),
    ],
    rows: [previousRow, ...entries.map((entry) => entryRow(entry, t, language)), sum],
  };
};

const leadOf = ({ statement, person, firm, language }: StatementSheetInput, t: Translate) => {
  const { closingCents } = statement.totals;
  const sentence =
    closingCents > 0 ? texts.owed : closingCents === 0 ? texts.settled : texts.negative;
  return t(
    withValues(sentence, {
      to: formatDate(statement.to, language, 'long'),
      firm: firm.name,
      name: person.name,
      balance: formatCents(closingCents, language),
    }),
  );
};

/** The statement of a period as printed: the same figures, in the same order, as on the screen. */
export const statementSheet = (input: StatementSheetInput, t: Translate): SheetView => {
  const { statement, person, firm, language, issuedAt } = input;
  const { totals, from, to, estimated } = statement;
  const money = (cents: number) => formatCents(cents, language);
  const day = (date: string) => formatDate(date, language, 'short');
  const places = [firm.name, firm.taxId, firm.address].filter((part) => part !== '');
  const holder = [person.name, person.organizationName, person.email];
  return {
    language,
    title: t(texts.title),
    author: firm.name,
    confidential: t(texts.confidential),
    code: t(withValues(texts.printed, { date: formatDate(issuedAt, language, 'short') })),
    pageNumber: t(withValues(texts.page, { page: '{page}', pages: '{pages}' })),
    runningTitle: t(texts.title),
    runningName: firm.name,
    lead: leadOf(input, t),
    facts: [
      {
        label: t(texts.referrer),
        value: holder.filter((part) => part !== null && part !== '').join(' · '),
      },
      { label: t(texts.payer), value: places.join(' · ') },
      {
        label: t(texts.period),
        value: t(withValues(texts.days, { from: day(from), to: day(to) })),
      },
    ],
    figures: [
      {
        label: t(withValues(texts.opening, { date: day(from) })),
        value: money(totals.openingCents),
      },
      { label: t(texts.earned), value: money(totals.earned.cents) },
      { label: t(texts.corrected), value: money(totals.corrected.cents) },
      { label: t(texts.paid), value: money(totals.paid.cents) },
      { label: t(withValues(texts.closing, { date: day(to) })), value: money(totals.closingCents) },
    ],
    tables: [tableOf(input, t)],
    notes: [t(texts.additive), t(withValues(texts.estimates, { amount: money(estimated.cents) }))],
  };
};
