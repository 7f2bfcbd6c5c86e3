import {
  type ReportLanguage,
  reportLanguages,
} from '@valia/domain/reports/valuation-report-input.ts';
import { defaultSections } from '@valia/domain/reports/report-choice.ts';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import { emptyBranding } from '@valia/domain/reports/empty-branding.ts';
import { describe, expect, test } from 'vitest';
import { createReportRenderer } from './create-report-renderer.ts';
import { injectionPayloads } from './testing/injection-payloads.ts';
import { exampleWithOptions } from './testing/analysed-example.ts';
import { pdfPageTexts } from './testing/pdf-text.ts';
import {
  discountedOnly,
  fifteenYears,
  minimalCompany,
  multiplesOnly,
  sampleReportInput,
} from './testing/sample-report-input.ts';
import { valdeorzaDocument } from '@valia/domain/demo/valdeorza-document.ts';

const renderer = createReportRenderer();

const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const render = async (document: ValuationDocument, language: ReportLanguage = 'es') => {
  const bytes = await renderer.renderValuationReport(sampleReportInput(document, language));
  return { source: Buffer.from(bytes).toString('latin1'), pages: pdfPageTexts(bytes) };
};

const shared = new Map<string, ReturnType<typeof render>>();

/** Renders one report for all tests of the same document in the same language. */
const renderOnce = (document: () => ValuationDocument, language: ReportLanguage = 'es') => {
  const key = `${document.name} ${language}`;
  const report = shared.get(key) ?? render(document(), language);
  shared.set(key, report);
  return report;
};

/** A text as it appears in the uncompressed metadata. */
const utf8 = (text: string) => Buffer.from(text, 'utf8').toString('latin1');

/**
 * Whether a PDF contains nothing executable. Compressed streams are removed first, because they may contain any bytes;
 * actions are in the objects outside of them.
 */
const runsNothing = (source: string): boolean =>
  !source.includes('/ObjStm') &&
  !/\/(?:JavaScript|JS|OpenAction|AA|URI|Launch|EmbeddedFile)\b/.test(
    source.replaceAll(/\nstream\n[\s\S]*?\nendstream/g, ''),
  );

const withoutSpaces = (text: string) => text.replace(/[\s\u00a0]/g, '');

const samples = {
  valdeorzaDocument,
  discountedOnly,
  multiplesOnly,
  fifteenYears,
  minimalCompany,
};
const regions = { es: 'es-ES', ca: 'ca-ES', en: 'en-GB' };
const titles = {
  es: 'Informe de valoración de',
  ca: 'Informe de valoració:',
  en: 'Valuation report of',
};
const isFullRun = process.env['VALIA_FULL'] === '1';

/**
 * On each commit, documents that no other test needs in every language are printed in one language each, so that all
 * three are used.
 */
const languagesOf = (document: () => ValuationDocument): readonly ReportLanguage[] => {
  if (isFullRun || document === valdeorzaDocument || document === multiplesOnly)
    return reportLanguages;
  const at = Object.values(samples).indexOf(document);
  return reportLanguages.filter((_, index) => index === (at + 2) % 3);
};
const cases = Object.entries(samples).flatMap(([name, document]) =>
  languagesOf(document).map((language) => ({ name, document, language })),
);

/**
 * On each commit, all payloads are combined into six names; a payload that is markup only at the start of a line comes
 * first in its name.
 */
const injectedNames = (): readonly string[] => {
  if (isFullRun) return injectionPayloads;
  const begin = injectionPayloads.indexOf('= Título');
  const ordered = [...injectionPayloads.slice(begin), ...injectionPayloads.slice(0, begin)];
  return Array.from({ length: 6 }, (_, at) =>
    ordered.filter((_payload, index) => index % 6 === at).join(' '),
  );
};

const countOf = (source: string, pattern: RegExp): number => source.match(pattern)?.length ?? 0;
const figuresOf = (source: string): number => countOf(source, /\/S \/Figure\b/g);
const alternativesOf = (source: string): number => countOf(source, /\/Alt [<(]/g);

describe('a valuation report', () => {
  test.each(cases)(
    '$name in $language is a tagged PDF of four to thirteen pages',
    async ({ document, language }) => {
      const { pages, source } = await renderOnce(document, language);
      expect(source.startsWith('%PDF-')).toBe(true);
      expect(pages.length).toBeGreaterThanOrEqual(4);
      expect(pages.length).toBeLessThanOrEqual(13);
      expect(source.includes(`/Lang (${regions[language]})`)).toBe(true);
      expect(/\/MarkInfo <<\s*\/Marked true/.test(source)).toBe(true);
      expect(source.includes('<pdfuaid:part>1</pdfuaid:part>')).toBe(true);
      expect(
        source.includes(utf8(`>${titles[language]} ${document().company.name}</rdf:li>`)),
      ).toBe(true);
      expect(/\/Alt </.test(source)).toBe(true);
      expect(runsNothing(source)).toBe(true);
    },
  );

  test.each([
    { language: 'es', central: '7.009.000 €', exact: '7.008.572 €', footer: 'Página 2 de' },
    { language: 'ca', central: '7.009.000 €', exact: '7.008.572 €', footer: 'Pàgina 2 de' },
    { language: 'en', central: '€7,009,000', exact: '€7,008,572', footer: 'Page 2 of' },
  ] as const)(
    'the summary in $language carries the value, how it is formed, and its page',
    async (expected) => {
      const { pages } = await renderOnce(valdeorzaDocument, expected.language);
      const summary = withoutSpaces(pages[1] ?? '');
      expect(summary).toContain(withoutSpaces(expected.central));
      expect(summary).toContain(withoutSpaces(expected.exact));
      expect(summary).toContain(withoutSpaces(expected.footer));
    },
  );

  test('the figures of a chart stand under a title of their own, on another page than it too', async () => {
    const { pages } = await renderOnce(exampleWithOptions);
    expect(withoutSpaces(pages.join(''))).toContain('LoquemuevecadahipótesisEurosDesfavorable');
  });

  test('the cover carries the SHA-256 of the closed version', async () => {
    const { pages } = await renderOnce(minimalCompany);
    expect(pages[0]).toContain('51daf151eab5d7f1169ad1dd413b6c97e5c9c4f75623cbcaa76e1205bab43f59');
  });

  test('every word a person wrote stays text, whatever it looks like', async () => {
    const harmless = await renderOnce(valdeorzaDocument);
    const sample = valdeorzaDocument();
    const document: ValuationDocument = {
      ...sample,
      conclusion: injectionPayloads.slice(15).join('\n'),
      sources: {
        ...sample.sources,
        accounts: { text: injectionPayloads.slice(0, 15).join(' '), date: null },
      },
    };
    const { pages, source } = await render(document);
    const text = withoutSpaces(pages.join(''));
    for (const payload of injectionPayloads) expect(text).toContain(withoutSpaces(payload));
    expect(pages[0]).toBe((harmless.pages[0] ?? '').replace(/de \d+$/, `de ${pages.length}`));
    expect(runsNothing(source)).toBe(true);
  });

  test('markup in the names of the cover stays text', async () => {
    const sample = minimalCompany();
    for (const name of injectedNames()) {
      const { pages } = await render({ ...sample, company: { ...sample.company, name } });
      expect(withoutSpaces(pages[0] ?? '')).toContain(withoutSpaces(name));
    }
  });

  test.each(reportLanguages)('every chart has an alternative text in %s', async (language) => {
    const { source } = await renderOnce(exampleWithOptions, language);
    expect(figuresOf(source)).toBeGreaterThanOrEqual(4);
    expect(alternativesOf(source)).toBeGreaterThanOrEqual(figuresOf(source));
  });

  test.each(isFullRun ? reportLanguages : (['ca'] as const))(
    'and so has the logo in %s',
    async (language) => {
      const bytes = new Uint8Array(Buffer.from(onePixel, 'base64'));
      const logo = { mediaType: 'image/png' as const, sha256: 'c'.repeat(64), bytes };
      const source = Buffer.from(
        await renderer.renderValuationReport(
          sampleReportInput(exampleWithOptions(), language, {
            brand: { ...emptyBranding, color: '#ffcc00', logo },
          }),
        ),
      ).toString('latin1');
      const plain = await renderOnce(exampleWithOptions, language);
      expect(figuresOf(source)).toBeGreaterThan(figuresOf(plain.source));
      expect(alternativesOf(source)).toBeGreaterThanOrEqual(figuresOf(source));
      expect(source.includes('<pdfuaid:part>1</pdfuaid:part>')).toBe(true);
    },
  );

  test.each(reportLanguages)(
    'the calculator’s annex in %s stands whole on one page',
    async (language) => {
      const { pages } = await renderOnce(exampleWithOptions, language);
      const words = {
        es: ['compruébalo con calculadora', 'por acción:'],
        ca: ['comprova-ho amb calculadora', 'per acció:'],
        en: ['check it with a calculator', 'per share:'],
      }[language].map(withoutSpaces);
      const [box = '', last = ''] = words;
      const page = pages
        .map((text) => withoutSpaces(text).toLowerCase())
        .find((text) => text.includes(box));
      expect(page).toContain(last);
    },
  );

  test.each(
    (['summary', 'comparison'] as const).flatMap((kind) =>
      reportLanguages.map((language) => ({ kind, language })),
    ),
  )('a $kind in $language is tagged, titled and described', async ({ kind, language }) => {
    const earlier = { ...valdeorzaDocument(), bridge: discountedOnly().bridge };
    const version = sampleReportInput(earlier, language);
    const compared = {
      ...version.snapshot,
      number: 1,
      document: earlier,
      outcome: version.outcome,
    };
    const bytes = await renderer.renderValuationReport(
      sampleReportInput(valdeorzaDocument(), language, {
        kind,
        sections: [],
        compared: kind === 'comparison' ? compared : null,
      }),
    );
    const source = Buffer.from(bytes).toString('latin1');
    expect(source.includes(`/Lang (${regions[language]})`)).toBe(true);
    expect(source.includes('<pdfuaid:part>1</pdfuaid:part>')).toBe(true);
    expect(/<dc:title>[\s\S]*Conservas Valdeorza, S\.L\.<\/rdf:li>/.test(source)).toBe(true);
    expect(figuresOf(source)).toBe(kind === 'summary' ? 2 : 3);
    expect(alternativesOf(source)).toBeGreaterThanOrEqual(figuresOf(source));
    expect(runsNothing(source)).toBe(true);
  });

  test.each(reportLanguages)('no page in %s is all but empty', async (language) => {
    const input = sampleReportInput(multiplesOnly(), language, { sections: defaultSections.full });
    const usual = pdfPageTexts(await renderer.renderValuationReport(input));
    // The annex is off by default. Its last page is excluded, because it may have little text.
    const whole = (await renderOnce(multiplesOnly, language)).pages.slice(0, -1);
    for (const page of [...usual, ...whole]) expect(page.length).toBeGreaterThan(500);
  });

  test.each([
    { language: 'es', next: 'Encargo y alcance' },
    { language: 'ca', next: 'Encàrrec i abast' },
    { language: 'en', next: 'Engagement and scope' },
  ] as const)(
    'the summary in $language is one page, whatever stands in it',
    async ({ next, language }) => {
      const { pages } = await renderOnce(exampleWithOptions, language);
      expect(withoutSpaces(pages[2] ?? '')).toContain(withoutSpaces(next));
    },
  );

  test('however long the sources are, a title stands with what it is the title of', async () => {
    const text = 'Con muchas palabras de quien asesora. '.repeat(8);
    const example = exampleWithOptions();
    const sources = Object.fromEntries(
      Object.keys(example.sources).map((path, index) => [
        path,
        { text: `${text}${index}`, date: null },
      ]),
    );
    const { pages } = await render({ ...example, sources });
    const value = pages.find((page) => page.includes('Cálculo del valor'));
    expect(value).toContain('De dónde sale el coste de capital');
    const capital = pages.find((page) => page.includes('Suma de valores'));
    expect(capital).toContain('Coste de capital (WACC)');
    const flows = pages.find((page) => page.includes('Proyección y flujos de caja'));
    expect(flows).toContain('Factor de descuento');
  });

  test('a figure of an adviser’s own words keeps its sign beside it', async () => {
    const { pages } = await render({ ...minimalCompany(), conclusion: 'El 31 % son 4.000 € más.' });
    expect(pages[1]).toContain('El 31\u00a0% son 4.000\u00a0€ más.');
  });

  test('above a page a long name stands with its beginning alone, on one line', async () => {
    const company = {
      ...minimalCompany().company,
      name: `${'Sociedad Agroalimentaria de Comercialización '.repeat(3)}de Sevilla, S.L.`,
    };
    const { pages } = await render({ ...minimalCompany(), company });
    expect(pages[0]).toContain('de Sevilla, S.L.');
    const [above] = (pages[2] ?? '').split(' · Informe');
    expect(above).not.toContain('de Sevilla, S.L.');
    expect(pages[2]).toContain('… · Informe de valoración');
  });

  test('every page carries the code under which the report can be verified', async () => {
    const { pages } = await renderOnce(valdeorzaDocument);
    for (const page of pages) expect(page).toContain('7K2M-Q4XA-90TZ-3HVB-E8RD');
  });

  test('the same version renders to the same bytes', async () => {
    const first = await renderOnce(valdeorzaDocument);
    const second = await render(valdeorzaDocument());
    expect(first.source === second.source).toBe(true);
  });

  test('a valuation without a result has no report', async () => {
    const empty = { ...minimalCompany(), accounts: { detail: 'summary' as const, years: [] } };
    await expect(renderer.renderValuationReport(sampleReportInput(empty, 'es'))).rejects.toThrow(
      'has no report',
    );
  });

  test.each(reportLanguages)(
    'what a discount leaves of 1 stays on one line in %s',
    async (language) => {
      const { pages } = await renderOnce(exampleWithOptions, language);
      const terms = { es: 'liquidez', ca: 'liquiditat', en: 'marketability' };
      expect(pages.join(' ')).toContain(
        `(1\u00a0−\u00a0control) × (1\u00a0−\u00a0${terms[language]})`,
      );
    },
  );

  test('a chapter begins on the page of the one before while its first part has room there', async () => {
    const { pages } = await renderOnce(fifteenYears);
    const company = pages.find((page) => page.includes('La empresa y su sector'));
    expect(company).toContain('Cuentas y flujos de caja');
  });

  test.each([discountedOnly, multiplesOnly])(
    'by one method alone what follows the summary begins on its page',
    async (document) => {
      const { pages } = await renderOnce(document);
      expect(pages[1]).toContain('Resumen');
      expect(pages[1]).toContain('Encargo y alcance');
    },
  );
});
