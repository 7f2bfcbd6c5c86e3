import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import { workedExample } from '@valia/domain/testing/worked-example.ts';
import { writeCell } from '@valia/domain/valuation-cells/cell-paths.ts';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import { loadCatalog } from '@valia/i18n/load-catalog.ts';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { EditorContext } from '../document/editor-context.ts';
import { draftValuation } from '../testing/draft-valuation.ts';
import { stubWindow } from '../../../../lib/testing/stub-window.ts';
import { useEditorDocument } from '../document/use-editor-document.ts';
import { WaterfallChart } from './waterfall-chart.tsx';

const still = {
  valuation: draftValuation,
  readOnly: false,
  shownVersion: null,
  sectors: null,
  rememberedRows: {},
  storedEquity: null,
  serverIssues: {},
  undoStatus: () => Promise.resolve(false),
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
  stubWindow(1440);
  for (const area of [
    'shared',
    'valuation-terms',
    'document-terms',
    'figures',
    'valuations',
  ] as const)
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

const numberOf = (text: string | null | undefined): number =>
  Number((text ?? '').replaceAll(/[.€+\s]/gu, '').replace('−', '-'));

test.each([0.1, 0.1043, 0.111, 0.1177])(
  'from a margin of %d, bars and sentence print each figure at its own rounding',
  (margin) => {
    const { drivers } = workedExample.projection;
    const ebitdaMargin = { path: { kind: 'constant' as const, value: margin }, overrides: [] };
    const text = compare(
      {
        ...workedExample,
        projection: { ...workedExample.projection, drivers: { ...drivers, ebitdaMargin } },
        terminal: { ...workedExample.terminal, terminalGrowth: margin / 7 },
        bridge: { ...workedExample.bridge, financialDebt: 2_345_678.4 },
      },
      workedExample,
    );
    const printed = screen
      .getAllByRole('listitem')
      .map((item) => numberOf(item.children[1]?.textContent));
    const [to = 0, ...others] = printed.toReversed();
    expect(others.length).toBeGreaterThan(2);
    const apart = others.reduce((sum, one) => sum + one, 0) - to;
    expect(Math.abs(apart)).toBeLessThanOrEqual(printed.length / 2);
    expect(text.includes('se deben al redondeo')).toBe(apart !== 0);
    const change = /El valor (?:sube|baja) ([\d.]+)/u.exec(text)?.[1];
    const between = Math.abs(to - (others.at(-1) ?? 0));
    expect(Math.abs(numberOf(change) - between)).toBeLessThanOrEqual(1);
  },
);
