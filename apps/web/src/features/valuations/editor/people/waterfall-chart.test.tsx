import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import type { ValuationDocument } from '@valia/domain/valuations/valuation-document.ts';
import { loadCatalog } from '@valia/i18n/load-catalog.ts';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { EditorContext } from '../editor-context.ts';
import { writeCell } from '../model/cell-paths.ts';
import { workedExample } from '../model/testing/worked-example.ts';
import { draftValuation } from '../testing/draft-valuation.ts';
import { stubLayout } from '../testing/stub-layout.ts';
import { useEditorDocument } from '../use-editor-document.ts';
import { WaterfallChart } from './waterfall-chart.tsx';

const still = {
  valuation: draftValuation,
  readOnly: false,
  shownVersion: null,
  sectors: null,
  serverIssues: {},
} as const;

interface ComparedProps {
  from: ValuationDocument;
  to: ValuationDocument;
  changeable?: string | null;
}

const Compared = ({ from, to, changeable = 'Ahora' }: ComparedProps) => (
  <EditorContext value={{ ...useEditorDocument(to, false), ...still }}>
    <WaterfallChart from={from} to={to} names={['Versión 1', 'Ahora']} changeable={changeable} />
  </EditorContext>
);

const withoutGrowth = writeCell(workedExample, 'terminal.terminalGrowth', null);
const withoutDebt = writeCell(workedExample, 'bridge.financialDebt', null);

const compare = (
  from: ValuationDocument,
  to: ValuationDocument,
  changeable: string | null = 'Ahora',
): string => {
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <MantineProvider env="test">
        <Compared from={from} to={to} changeable={changeable} />
      </MantineProvider>
    </I18nProvider>,
  );
  return container.textContent;
};

beforeAll(async () => {
  stubLayout();
  for (const area of ['shared', 'valuation-terms', 'valuations'] as const)
    i18n.load('es', await loadCatalog(area, 'es'));
  i18n.activate('es');
});

afterEach(cleanup);

test('where one has no value, it is named with what keeps it from one', () => {
  const text = compare(withoutGrowth, workedExample);
  expect(text).toMatch(/«Versión 1» no tiene valor.*crecimiento a perpetuidad/iu);
  expect(text).not.toContain('«Ahora» no tiene valor');
});

test('where neither has one, each is told by itself', () => {
  compare(withoutGrowth, withoutDebt);
  expect(screen.getByText(/«Versión 1» no tiene valor/u)).toBeDefined();
  expect(screen.getByText(/«Ahora» no tiene valor/u)).toBeDefined();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

const inDollars = writeCell(workedExample, 'currency', 'USD');

test('in two currencies, the one that can still change is to be given that of the other', () => {
  expect(compare(inDollars, workedExample)).toMatch(/Pon en «Ahora» la moneda y la unidad/u);
});

test('in two currencies that can no longer change, another pair is to be chosen', () => {
  const text = compare(inDollars, workedExample, null);
  expect(text).toMatch(/ya no pueden cambiar.*Elige dos/u);
  expect(text).not.toContain('Pon ');
});
