import { describe, expect, it } from 'vitest';
import type { SourceFile, XbrlFact } from './source-cells.ts';
import { makeSourceFile, readIntake } from './testing/read-intake.ts';

const namespace = 'http://www.icac.meh.es/taxonomia/2016-01-01/pgc07/comun-base';
const income = 'PerdidasGananciasOperacionesContinuadas';

const fact = (
  name: string,
  value: string | null,
  year: number,
  more: Partial<XbrlFact> & { dimensions?: string[]; start?: string | null } = {},
): XbrlFact => {
  const { dimensions = [], start = `${year}-01-01`, ...rest } = more;
  return {
    namespace,
    name,
    value,
    context: { id: `D${year}`, entity: 'B12345678', start, end: `${year}-12-31`, dimensions },
    unit: 'iso4217:EUR',
    decimals: '-3',
    ...rest,
  };
};

const instance = (facts: readonly XbrlFact[]): SourceFile => ({
  ...makeSourceFile([], 'deposito.xbrl'),
  kind: 'xbrl',
  facts,
});

const twoYears = [
  fact(`${income}ImporteNetoCifraNegocios`, '1250000.55', 2025),
  fact(`${income}ImporteNetoCifraNegocios`, '1100000', 2024),
  fact(`${income}Aprovisionamientos`, '-500000', 2025),
  fact(`${income}Aprovisionamientos`, '-450000', 2024),
  fact(`${income}GestionPersonal`, '-300000', 2025),
  fact(`${income}GestionPersonal`, null, 2024),
];

describe('the facts of an XBRL instance', () => {
  it('become lines of the models by their names and days; decimals never scale', () => {
    const intake = readIntake([instance(twoYears)]);
    expect(intake.asked).toEqual([]);
    expect(intake.places(2025)).toEqual({
      revenue: 1_250_000.55,
      supplies: 500_000,
      personnel: 300_000,
    });
    expect(intake.places(2024)).toEqual({ revenue: 1_100_000, supplies: 450_000 });
  });

  it('leave breakdowns, words and parts of a year out, and lose none', () => {
    const intake = readIntake([
      instance([
        ...twoYears,
        fact(`${income}ImporteNetoCifraNegocios`, '700000', 2025, { dimensions: ['Zona=Norte'] }),
        fact(`${income}ImporteNetoCifraNegocios`, '300000', 2025, { start: '2025-10-01' }),
        fact('Denominacion', 'Conservas SL', 2025, { unit: null }),
        fact('OtroDato', '5', 2025, { namespace: 'urn:other' }),
      ]),
    ]);
    expect(intake.places(2025)['revenue']).toBe(1_250_000.55);
    expect(intake.counts.setAside).toBe(8);
  });

  it('ask another currency, and refuse a line with two values', () => {
    const intake = readIntake([
      instance([
        ...twoYears.slice(0, 4),
        fact(`${income}GestionPersonal`, '-300000', 2025),
        fact(`${income}GestionPersonal`, '-310000', 2025),
        fact(`${income}OtrosGastosExplotacion`, '-1000', 2025, { unit: 'iso4217:USD' }),
      ]),
    ]);
    expect(intake.places(2025)).toEqual({ revenue: 1_250_000.55, supplies: 500_000 });
    expect(intake.asked).toEqual(['currency']);
    expect(intake.counts).toMatchObject({ asked: 1, refused: 1 });
  });
});
