/** The sectors for small companies. Names, CNAE-2009 divisions and grouping: `packages/db/data/sme-sectors.csv`. */
export interface Sector {
  code: string;
  names: { es: string; ca: string; en: string };
  /** Divisions, ranges of divisions or longer prefixes of CNAE-2009; the longest one that matches a code is used. */
  cnae2009: readonly string[];
  /** False when enterprise value is not meaningful, as in financial services. */
  evMultiplesMeaningful: boolean;
}

export const sectors: readonly Sector[] = [
  {
    code: 'AGR',
    names: {
      es: 'Agricultura, ganadería y pesca',
      ca: 'Agricultura, ramaderia i pesca',
      en: 'Agriculture, livestock and fishing',
    },
    cnae2009: ['01-03'],
    evMultiplesMeaningful: true,
  },
  {
    code: 'ALI',
    names: {
      es: 'Alimentación y bebidas',
      ca: 'Alimentació i begudes',
      en: 'Food and beverages',
    },
    cnae2009: ['10-12'],
    evMultiplesMeaningful: true,
  },
  {
    code: 'TEX',
    names: {
      es: 'Textil, moda y calzado',
      ca: 'Tèxtil, moda i calçat',
      en: 'Textiles, fashion and footwear',
    },
    cnae2009: ['13-15'],
    evMultiplesMeaningful: true,
  },
  {
    code: 'MAD',
    names: {
      es: 'Madera, papel y mueble',
      ca: 'Fusta, paper i moble',
      en: 'Wood, paper and furniture',
    },
    cnae2009: ['16', '17', '31'],
    evMultiplesMeaningful: true,
  },
  {
    code: 'PLA',
    names: {
      es: 'Caucho, plástico y envases',
      ca: 'Cautxú, plàstic i envasos',
      en: 'Rubber, plastics and packaging',
    },
    cnae2009: ['22'],
    evMultiplesMeaningful: true,
  },
  {
    code: 'QUI',
    names: {
      es: 'Industria química',
      ca: 'Indústria química',
      en: 'Chemicals',
    },
    cnae2009: ['20'],
    evMultiplesMeaningful: true,
  },
  {
    code: 'FAR',
    names: {
      es: 'Farmacia, biotecnología y producto sanitario',
      ca: 'Farmàcia, biotecnologia i producte sanitari',
      en: 'Pharma, biotech and medical devices',
    },
    cnae2009: ['21', '32.5'],
    evMultiplesMeaningful: true,
  },
  {
    code: 'HOG',
    names: {
      es: 'Productos de consumo y hogar',
      ca: 'Productes de consum i llar',
      en: 'Household and consumer products',
    },
    cnae2009: ['20.4', '32'],
    evMultiplesMeaningful: true,
  },
  {
    code: 'MET',
    names: {
      es: 'Metalurgia, productos metálicos y minería',
      ca: 'Metal·lúrgia, productes metàl·lics i mineria',
      en: 'Metals, metal products and mining',
    },
    cnae2009: ['05', '07-09', '24', '25'],
    evMultiplesMeaningful: true,
  },
  {
    code: 'MTC',
    names: {
      es: 'Materiales de construcción',
      ca: 'Materials de construcció',
      en: 'Building materials',
    },
    cnae2009: ['23'],
    evMultiplesMeaningful: true,
  },
  {
    code: 'MAQ',
    names: {
      es: 'Maquinaria y bienes de equipo',
      ca: 'Maquinària i béns d’equip',
      en: 'Machinery and industrial equipment',
    },
    cnae2009: ['28', '33'],
    evMultiplesMeaningful: true,
  },
  {
    code: 'ELE',
    names: {
      es: 'Electrónica y material eléctrico',
      ca: 'Electrònica i material elèctric',
      en: 'Electronics and electrical equipment',
    },
    cnae2009: ['26', '27'],
    evMultiplesMeaningful: true,
  },
  {
    code: 'AUT',
    names: {
      es: 'Automoción, aeroespacial y material de transporte',
      ca: 'Automoció, aeroespacial i material de transport',
      en: 'Automotive, aerospace and transport equipment',
    },
    cnae2009: ['29', '30'],
    evMultiplesMeaningful: true,
  },
  {
    code: 'ENE',
    names: {
      es: 'Energía y renovables',
      ca: 'Energia i renovables',
      en: 'Energy and renewables',
    },
    cnae2009: ['06', '19', '35'],
    evMultiplesMeaningful: true,
  },
  {
    code: 'AGU',
    names: {
      es: 'Agua, residuos y medio ambiente',
      ca: 'Aigua, residus i medi ambient',
      en: 'Water, waste and environment',
    },
    cnae2009: ['36-39'],
    evMultiplesMeaningful: true,
  },
  {
    code: 'CNS',
    names: {
      es: 'Construcción e ingeniería',
      ca: 'Construcció i enginyeria',
      en: 'Construction and engineering',
    },
    cnae2009: ['41-43', '71'],
    evMultiplesMeaningful: true,
  },
  {
    code: 'VEH',
    names: {
      es: 'Venta y reparación de vehículos',
      ca: 'Venda i reparació de vehicles',
      en: 'Vehicle sales and repair',
    },
    cnae2009: ['45'],
    evMultiplesMeaningful: true,
  },
  {
    code: 'MAY',
    names: {
      es: 'Comercio al por mayor y distribución',
      ca: 'Comerç a l’engròs i distribució',
      en: 'Wholesale and distribution',
    },
    cnae2009: ['46'],
    evMultiplesMeaningful: true,
  },
  {
    code: 'MIN',
    names: {
      es: 'Comercio al por menor',
      ca: 'Comerç al detall',
      en: 'Retail',
    },
    cnae2009: ['47'],
    evMultiplesMeaningful: true,
  },
  {
    code: 'TRA',
    names: {
      es: 'Transporte y logística',
      ca: 'Transport i logística',
      en: 'Transport and logistics',
    },
    cnae2009: ['49-53'],
    evMultiplesMeaningful: true,
  },
  {
    code: 'HOS',
    names: {
      es: 'Hostelería, restauración y turismo',
      ca: 'Hostaleria, restauració i turisme',
      en: 'Hospitality, restaurants and tourism',
    },
    cnae2009: ['55', '56', '79'],
    evMultiplesMeaningful: true,
  },
  {
    code: 'MED',
    names: {
      es: 'Medios, edición, publicidad y artes gráficas',
      ca: 'Mitjans, edició, publicitat i arts gràfiques',
      en: 'Media, publishing, advertising and printing',
    },
    cnae2009: ['18', '58-60', '73'],
    evMultiplesMeaningful: true,
  },
  {
    code: 'SOF',
    names: {
      es: 'Software y producto digital',
      ca: 'Programari i producte digital',
      en: 'Software and digital products',
    },
    cnae2009: ['62.01', '58.2', '63.1'],
    evMultiplesMeaningful: true,
  },
  {
    code: 'TIC',
    names: {
      es: 'Servicios informáticos y datos',
      ca: 'Serveis informàtics i dades',
      en: 'IT and data services',
    },
    cnae2009: ['62.02-62.09', '63'],
    evMultiplesMeaningful: true,
  },
  {
    code: 'TEL',
    names: {
      es: 'Telecomunicaciones',
      ca: 'Telecomunicacions',
      en: 'Telecommunications',
    },
    cnae2009: ['61'],
    evMultiplesMeaningful: true,
  },
  {
    code: 'INM',
    names: {
      es: 'Actividades inmobiliarias',
      ca: 'Activitats immobiliàries',
      en: 'Real estate',
    },
    cnae2009: ['68'],
    evMultiplesMeaningful: true,
  },
  {
    code: 'SER',
    names: {
      es: 'Servicios profesionales y a empresas',
      ca: 'Serveis professionals i a empreses',
      en: 'Professional and business services',
    },
    cnae2009: ['69', '70', '72', '74', '77', '78', '80-82'],
    evMultiplesMeaningful: true,
  },
  {
    code: 'SAN',
    names: {
      es: 'Sanidad y servicios sociales',
      ca: 'Sanitat i serveis socials',
      en: 'Healthcare and social services',
    },
    cnae2009: ['75', '86-88'],
    evMultiplesMeaningful: true,
  },
  {
    code: 'EDU',
    names: {
      es: 'Educación y formación',
      ca: 'Educació i formació',
      en: 'Education and training',
    },
    cnae2009: ['85'],
    evMultiplesMeaningful: true,
  },
  {
    code: 'OCI',
    names: {
      es: 'Ocio, deporte y cultura',
      ca: 'Lleure, esport i cultura',
      en: 'Leisure, sports and culture',
    },
    cnae2009: ['90-93'],
    evMultiplesMeaningful: true,
  },
  {
    code: 'FIN',
    names: {
      es: 'Servicios financieros y seguros',
      ca: 'Serveis financers i assegurances',
      en: 'Financial services and insurance',
    },
    cnae2009: ['64-66'],
    evMultiplesMeaningful: false,
  },
  {
    code: 'OTR',
    names: {
      es: 'Otros / diversificado',
      ca: 'Altres / diversificat',
      en: 'Other / diversified',
    },
    cnae2009: ['94-96'],
    evMultiplesMeaningful: true,
  },
];

const byCode: ReadonlyMap<string, Sector> = new Map(sectors.map((sector) => [sector.code, sector]));

export const findSector = (code: string): Sector | null => byCode.get(code) ?? null;
