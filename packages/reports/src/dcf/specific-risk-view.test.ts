import { valdeorzaDocument } from '@valia/domain/demo/valdeorza-document.ts';
import { chooseSpecificRisk } from '@valia/domain/valuation-choices/specific-risk-edits.ts';
import { writeField } from '@valia/domain/valuation-fields/write-field.ts';
import { expect, test } from 'vitest';
import { withPlainSpaces, buildReportView } from '../testing/build-report-view.ts';

const scored = (premium: number | null) => {
  const factors = 'costOfCapital.specificRisk';
  const changes: [string, unknown][] = [
    ['costOfCapital.buildUp.specificRiskPremium', premium],
    [`${factors}.keyPerson.score`, 2],
    [`${factors}.keyPerson.reason`, 'El gerente lleva las ventas'],
    [`${factors}.competition.score`, 1],
  ];
  return changes.reduce(
    (document, [path, value]) => writeField(document, path, value),
    chooseSpecificRisk(valdeorzaDocument(), true),
  );
};

test('prints each factor with its points and reason, their sum, and that it is a judgement', async () => {
  const { calculation } = await buildReportView(scored(null));
  const rows = calculation?.specificRisk?.rows.map(({ label, detail, cells }) => [
    label,
    detail,
    ...cells.map(({ text }) => withPlainSpaces(text)),
  ]);
  expect(rows).toEqual([
    ['Persona clave', 'El gerente lleva las ventas', '1,00 %'],
    ['Intensidad de la competencia', '', '0,50 %'],
    ['Prima específica propuesta', '', '1,50 %'],
  ]);
  const notes = calculation?.specificRisk?.margin.notes.map(({ text }) => text).join(' ');
  expect(notes).toContain('Juicio del valorador');
  const premium = calculation?.costOfCapital?.rows.find(
    ({ label }) => label === 'Prima de riesgo específico',
  );
  expect(premium?.cells.map(({ text }) => withPlainSpaces(text))).toEqual(['1,50 %']);
});

test('a typed premium is printed with what the factors propose beside it', async () => {
  const { calculation } = await buildReportView(scored(0.03));
  const notes = calculation?.margin.notes.map(({ text }) => withPlainSpaces(text)).join(' ');
  expect(notes).toContain('los factores puntuados proponen 1,50 %');
});

test('without factors the report has no table of them', async () => {
  const { calculation } = await buildReportView(valdeorzaDocument());
  expect(calculation?.specificRisk).toBeNull();
});
