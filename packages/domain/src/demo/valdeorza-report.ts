import { emptyReportContents } from '../report-blocks/empty-report-contents.ts';
import type { LocalText, ReportContents } from '../report-blocks/report-contents-schema.ts';

const said = (es: string, ca: string, en: string): LocalText => ({ es, ca, en });
const id = (number: number): string =>
  `b0000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const received = (
  number: number,
  kind: ReportContents['information'][number]['kind'],
  facts: Partial<ReportContents['information'][number]>,
): ReportContents['information'][number] => ({
  id: id(number),
  kind,
  name: {},
  period: '',
  origin: null,
  received: null,
  state: null,
  audited: null,
  ...facts,
});

/** All contents that the report of the worked example needs, in the three languages. */
export const valdeorzaReport: ReportContents = {
  ...emptyReportContents,
  engagement: {
    purpose: 'sale',
    use: said(
      'posible venta de todo el capital; no para garantías, herencias ni litigios',
      'possible venda de tot el capital; no per a garanties, herències ni litigis',
      'possible sale of all the capital; not for guarantees, inheritance or litigation',
    ),
    subject: said(
      'las 6.000 participaciones (100 %), de una sola clase y libres de cargas',
      'les 6.000 participacions (100 %), d’una sola classe i lliures de càrregues',
      'the 6,000 shares (100%), of a single class and free of charges',
    ),
    reliance: said(
      'los asesores legales y fiscales de los socios',
      'els assessors legals i fiscals dels socis',
      'the shareholders’ legal and tax advisers',
    ),
    circulation: 'non-disclosure',
    letterDate: '2026-02-02',
  },
  basis: {
    standardOfValue: 'market',
    premise: 'going-concern',
    control: 'control',
    marketability: 'not-marketable',
  },
  standard: { ivs: true, aeca: true, none: false, noDepartures: true, departures: {} },
  information: [
    received(1, 'annual-accounts', {
      period: '2023–2024',
      origin: 'registry',
      received: '2026-02-09',
      state: 'checked',
      audited: true,
    }),
    received(2, 'trial-balance', {
      period: '2025',
      origin: 'management',
      received: '2026-02-11',
      state: 'checked',
      audited: false,
    }),
    received(3, 'tax-returns', {
      period: '2024–2025',
      origin: 'tax-adviser',
      received: '2026-02-16',
      state: 'checked',
    }),
    received(4, 'plan', {
      period: '2026–2030',
      origin: 'partners',
      received: '2026-02-20',
      state: 'unchecked',
    }),
    received(5, 'appraisal', {
      period: '11-2025',
      origin: 'appraiser',
      received: '2026-02-20',
      state: 'unchecked',
    }),
    received(6, 'contracts', {
      name: said(
        'Contratos de los clientes 2 a 5',
        'Contractes dels clients 2 a 5',
        'Contracts of clients 2 to 5',
      ),
      origin: 'partners',
      state: 'not-received',
    }),
  ],
  visits: [
    {
      id: id(20),
      kind: 'visit',
      subject: said('planta de Calahorra', 'planta de Calahorra', 'Calahorra plant'),
      date: '2026-02-20',
    },
    {
      id: id(21),
      kind: 'interview',
      subject: said('los dos socios', 'els dos socis', 'both shareholders'),
      date: '2026-02-20',
    },
  ],
  laterFacts: {
    noneKnown: true,
    items: [
      {
        id: id(30),
        date: '2026-01-14',
        fact: said(
          'Renovado un año el contrato del primer cliente',
          'Renovat un any el contracte del primer client',
          'Contract of the largest client renewed for a year',
        ),
        effect: said(
          'Ninguno: la proyección lo suponía',
          'Cap: la projecció ho suposava',
          'None: the projection assumed it',
        ),
      },
    ],
  },
  company: {
    activity: said(
      'Transforma y envasa pimiento, espárrago y alcachofa en Calahorra, en una nave de 4.000 m² alquilada a un socio.',
      'Transforma i envasa pebrot, espàrrec i carxofa a Calahorra, en una nau de 4.000 m² llogada a un soci.',
      'It processes and cans peppers, asparagus and artichokes in Calahorra, in 4,000 m² rented from a shareholder.',
    ),
    history: said(
      'El 62 % de las ventas es marca de distribuidor y el 38 %, marca propia.',
      'El 62 % de les vendes és marca de distribuïdor i el 38 %, marca pròpia.',
      'Retailer brands make up 62% of sales and own brands 38%.',
    ),
    owners: said(
      'Dos socios administradores, con el 55 % y el 45 % del capital, llevan la dirección comercial y la producción.',
      'Dos socis administradors, amb el 55 % i el 45 % del capital, porten la direcció comercial i la producció.',
      'Two managing shareholders, with 55% and 45% of the capital, run sales and production.',
    ),
    people: {},
    premises: {},
    firstClient: 0.31,
    fiveClients: 0.58,
    firstSupplier: 0.22,
    fiveSuppliers: 0.56,
    strengths: said(
      'segunda línea al 70 % de capacidad; certificación IFS.',
      'segona línia al 70 % de capacitat; certificació IFS.',
      'second line at 70% of capacity; IFS certification.',
    ),
    risks: said(
      'un solo cliente compra casi un tercio; el precio del pimiento cambia con la cosecha.',
      'un sol client compra gairebé un terç; el preu del pebrot canvia amb la collita.',
      'one client buys almost a third; the price of peppers changes with the harvest.',
    ),
  },
  sector: {
    market: said(
      'La conserva vegetal crece con la marca de distribuidor y pierde margen con la energía.',
      'La conserva vegetal creix amb la marca de distribuïdor i perd marge amb l’energia.',
      'Canned vegetables grow with retailer brands and lose margin to energy.',
    ),
  },
  plan: {
    by: 'both',
    ties: said(
      'La segunda línea, al 70 %, basta para el volumen de 2030 sin otra inversión que la de reposición.',
      'Amb la segona línia, al 70 %, n’hi ha prou per al volum de 2030 sense cap altra inversió que la de reposició.',
      'The second line, at 70%, is enough for the volume of 2030 with replacement investment alone.',
    ),
  },
  statements: {
    independence: { stated: true, detail: {} },
    interest: { stated: true, detail: {} },
    competence: {
      stated: true,
      detail: said(
        'Catorce años de ejercicio y once empresas de alimentación valoradas.',
        'Catorze anys d’exercici i onze empreses d’alimentació valorades.',
        'Fourteen years in practice and eleven food companies valued.',
      ),
    },
    fee: { kind: 'fixed', detail: {} },
  },
  limits: {
    particular: said(
      'No se ha visto el almacén de Alfaro ni los contratos de los clientes 2 a 5.',
      'No s’han vist el magatzem d’Alfaro ni els contractes dels clients 2 a 5.',
      'Neither the Alfaro warehouse nor the contracts of clients 2 to 5 have been seen.',
    ),
  },
  place: 'Logroño',
};
