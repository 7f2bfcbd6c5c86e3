import { inputsWithOptions } from '@valia/valuation/testing/inputs-with-options.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toFieldIssues } from '../../errors/to-field-issues.ts';
import { documentMultiples } from '../../testing/document-multiples.ts';
import { emptyValuationDocument } from './empty-valuation-document.ts';
import { productSource } from '../product-sources.ts';
import { valuationDocumentSchema } from './valuation-document.ts';

const empty = emptyValuationDocument({ method: 'dcf', companyName: 'Acme', today: '2026-11-21' });
const company = (fields: object) => ({ ...empty, company: { ...empty.company, ...fields } });
const note = { text: 'Registro Mercantil', date: null };

const scenario = {
  id: '0190a1b2-0000-7000-8000-000000000001',
  name: 'Prudente',
  probability: null,
};

const nodes = { lowerValue: 5e6, lowerStep: -0.5, upperValue: 30e6, upperStep: -0.2 };
/** As stored before comparables had the type `listed`. */
const comparable = {
  id: '0190a1b2-0000-7000-8000-000000000002',
  name: 'Envases Duero',
  source: '',
  date: null,
  included: true,
  evToEbitda: 6,
  evToEbit: null,
  evToSales: null,
  priceToEarnings: null,
};

const refused: [string, object, string, string][] = [
  ['a NUL in a name', company({ name: 'a\u0000' }), 'company.name', 'not-allowed-character'],
  ['a NUL in a sector', company({ sector: 'A\u0000I' }), 'company.sector', 'not-in-list'],
  ['an unknown sector', company({ sector: 'XYZ' }), 'company.sector', 'not-in-list'],
  ['an unknown province', company({ province: '53' }), 'company.province', 'not-in-list'],
  [
    'a NUL in the path of a source',
    { ...empty, sources: { 'a\u0000': note } },
    'sources.a\u0000',
    'not-valid',
  ],
  [
    'a source of what is no path',
    { ...empty, sources: { 'a b': note } },
    'sources.a b',
    'not-valid',
  ],
  [
    'more sources than a document has figures',
    {
      ...empty,
      sources: Object.fromEntries(Array.from({ length: 301 }, (_, at) => [`bridge.${at}`, note])),
    },
    'sources',
    'not-valid',
  ],
  [
    'a source by a code that the product does not have',
    { ...empty, sources: { 'bridge.cash': { ...note, code: 'somebody-else' } } },
    'sources.bridge.cash.code',
    'not-in-list',
  ],
  ['a date that is none', { ...empty, valuationDate: '2026-02-30' }, 'valuationDate', 'not-a-date'],
  ['a currency in small letters', { ...empty, currency: 'eur' }, 'currency', 'not-valid'],
  ['a key of its own', { ...empty, ownerId: 'x' }, 'ownerId', 'unknown-field'],
  [
    'an option that is undefined',
    { ...empty, terminal: { ...empty.terminal, returnOnCapital: undefined } },
    'terminal.returnOnCapital',
    'required',
  ],
  [
    'a share above one',
    { ...empty, terminal: { ...empty.terminal, average: { gordonWeight: 1.2 } } },
    'terminal.average.gordonWeight',
    'too-large',
  ],
  [
    'a scenario that moves what cannot be moved',
    {
      ...empty,
      scenarios: [{ ...scenario, moves: [{ driver: 'luck', apply: 'shift', amount: 0.01 }] }],
    },
    'scenarios.0.moves.0.driver',
    'not-in-list',
  ],
  [
    'a comparable that is neither listed nor a deal',
    {
      ...empty,
      multiples: { ...empty.multiples, comparables: [{ ...comparable, type: 'other' }] },
    },
    'multiples.comparables.0.type',
    'not-in-list',
  ],
  [
    'a curve of the size step that falls',
    {
      ...empty,
      multiples: { ...empty.multiples, sizeStepNodes: { ...nodes, upperStep: -0.6 } },
    },
    'multiples.sizeStepNodes',
    'not-valid',
  ],
  [
    'a curve of the size step without a length',
    {
      ...empty,
      multiples: { ...empty.multiples, sizeStepNodes: { ...nodes, upperValue: 5e6 } },
    },
    'multiples.sizeStepNodes',
    'not-valid',
  ],
  [
    'more trials than a run may have',
    {
      ...empty,
      analysis: { monteCarlo: { trials: 100_001, seed: 1, price: null, drivers: [] } },
    },
    'analysis.monteCarlo.trials',
    'too-large',
  ],
  [
    'sixteen projected years',
    { ...empty, projection: { ...empty.projection, years: 16 } },
    'projection.years',
    'too-large',
  ],
];

describe('valuationDocumentSchema', () => {
  it.each(refused)('refuses %s at its field', (_case, document, path, code) => {
    const result = valuationDocumentSchema.safeParse(document);
    expect(result.success ? [] : toFieldIssues(result.error)).toMatchObject([{ path, code }]);
  });

  it('takes comparables and multiples stored before they had a type and a curve', () => {
    const multiples = { ...empty.multiples, comparables: [comparable] };
    expect(valuationDocumentSchema.parse({ ...empty, multiples }).multiples).toEqual(multiples);
    const told = {
      ...multiples,
      comparables: [{ ...comparable, type: 'private-deal' }],
      sizeStepNodes: nodes,
    };
    expect(valuationDocumentSchema.parse({ ...empty, multiples: told }).multiples).toEqual(told);
  });

  it('takes sources with and without a code of the product', () => {
    const sources = {
      'bridge.cash': note,
      'costOfCapital.buildUp.taxRate': productSource('spanish-general-tax-rate'),
    };
    expect(valuationDocumentSchema.parse({ ...empty, sources }).sources).toEqual(sources);
  });

  it('takes a document whose key is the name of a prototype without harm', () => {
    const hostile: unknown = JSON.parse(`{"__proto__": ${JSON.stringify(note)}}`);
    const result = valuationDocumentSchema.safeParse({ ...empty, sources: hostile });
    expect(Object.getPrototypeOf(result.success ? result.data.sources : {})).toBe(Object.prototype);
  });

  it('takes what the engine takes: every kind of inputs that its tests try', () => {
    fc.assert(
      fc.property(inputsWithOptions, (inputs) => {
        const multiples = documentMultiples(inputs.multiples);
        const adjustments = inputs.adjustments.map((one) => ({ ...one, id: scenario.id }));
        const document = { ...empty, ...inputs, adjustments, multiples };
        expect(valuationDocumentSchema.safeParse(document).error).toBeUndefined();
      }),
      { seed: 7, numRuns: 100 },
    );
  });
});
