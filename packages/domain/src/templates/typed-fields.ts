import { inThreeLanguages, templateField } from './template-field.ts';

const typed = templateField('typed');
const months = { unit: inThreeLanguages('meses', 'mesos', 'months') };
const days = { unit: inThreeLanguages('días', 'dies', 'days') };
const years = { unit: inThreeLanguages('años', 'anys', 'years') };
const oneALine = inThreeLanguages('Uno por línea.', 'Un per línia.', 'One per line.');

const parties = {
  place: typed('text', ['Lugar', 'Lloc', 'Place']),
  date: typed('date', ['Fecha', 'Data', 'Date']),
  'adviser-address': typed('text', [
    'Domicilio del asesor',
    'Domicili de l’assessor',
    'Adviser’s address',
  ]),
  'company-address': typed('text', [
    'Domicilio de la sociedad',
    'Domicili de la societat',
    'Company’s address',
  ]),
  'company-representative': typed(
    'text',
    ['Representante de la sociedad', 'Representant de la societat', 'Company’s representative'],
    {
      help: inThreeLanguages(
        'Quien firma, según la escritura de poder.',
        'Qui signa, segons l’escriptura de poder.',
        'Who signs, as in the power of attorney.',
      ),
    },
  ),
  'representative-id': typed('text', [
    'DNI del representante',
    'DNI del representant',
    'Representative’s ID',
  ]),
  'buyer-name': typed('text', ['Comprador', 'Comprador', 'Buyer']),
  'buyer-tax-id': typed('text', ['NIF del comprador', 'NIF del comprador', 'Buyer’s tax ID']),
  'buyer-address': typed('text', [
    'Domicilio del comprador',
    'Domicili del comprador',
    'Buyer’s address',
  ]),
  'buyer-representative': typed('text', [
    'Representante del comprador',
    'Representant del comprador',
    'Buyer’s representative',
  ]),
  sellers: typed('lines', ['Vendedores', 'Venedors', 'Sellers'], {
    help: inThreeLanguages(
      'Nombre, NIF y participación. Uno por línea.',
      'Nom, NIF i participació. Un per línia.',
      'Name, tax ID and stake. One per line.',
    ),
  }),
  'partner-name': typed('text', ['Colaborador', 'Col·laborador', 'Referral partner']),
  'partner-tax-id': typed('text', [
    'NIF del colaborador',
    'NIF del col·laborador',
    'Partner’s tax ID',
  ]),
  'partner-address': typed('text', [
    'Domicilio del colaborador',
    'Domicili del col·laborador',
    'Partner’s address',
  ]),
  'partner-representative': typed('text', [
    'Representante del colaborador',
    'Representant del col·laborador',
    'Partner’s representative',
  ]),
  jurisdiction: typed('text', ['Juzgados y tribunales de', 'Jutjats i tribunals de', 'Courts of']),
};

const engagement = {
  stake: typed('rate', ['Participación que se vende', 'Participació que es ven', 'Stake for sale']),
  exclusive: typed('flag', ['Encargo en exclusiva', 'Encàrrec en exclusiva', 'Exclusive mandate']),
  'term-months': typed('integer', ['Plazo del encargo', 'Termini de l’encàrrec', 'Term'], months),
  'renewal-months': typed('integer', ['Prórroga', 'Pròrroga', 'Renewal'], months),
  'tail-months': typed(
    'integer',
    ['Periodo posterior al encargo', 'Període posterior a l’encàrrec', 'Tail period'],
    months,
  ),
  retainer: typed('money', ['Cuota mensual', 'Quota mensual', 'Monthly retainer']),
  'credit-share': typed('rate', [
    'Parte de la cuota que se descuenta',
    'Part de la quota que es descompta',
    'Share of the retainer credited',
  ]),
  'fee-bands': typed('rows', ['Escala de honorarios', 'Escala d’honoraris', 'Fee scale'], {
    columns: [
      inThreeLanguages('Tramo del precio', 'Tram del preu', 'Price band'),
      inThreeLanguages('Honorarios', 'Honoraris', 'Fee'),
    ],
    help: inThreeLanguages(
      'Un tramo por línea, con punto y coma: Hasta 1 M€; 5 %',
      'Un tram per línia, amb punt i coma: Fins a 1 M€; 5 %',
      'One band per line, with a semicolon: Up to €1m; 5%',
    ),
  }),
  'fee-base': typed('text', ['Base de los honorarios', 'Base dels honoraris', 'Fee base'], {
    help: inThreeLanguages(
      'Por ejemplo, el precio de las participaciones.',
      'Per exemple, el preu de les participacions.',
      'For example, the price of the shares.',
    ),
  }),
  'minimum-fee': typed('money', ['Honorarios mínimos', 'Honoraris mínims', 'Minimum fee']),
  'fee-cap': typed('money', ['Tope de honorarios', 'Límit d’honoraris', 'Fee cap']),
  'excluded-buyers': typed(
    'lines',
    ['Compradores excluidos', 'Compradors exclosos', 'Excluded buyers'],
    { help: oneALine },
  ),
  'known-buyer-discount': typed('rate', [
    'Descuento por comprador conocido',
    'Descompte per comprador conegut',
    'Known-buyer discount',
  ]),
  'indirect-tax': typed('text', ['Impuesto indirecto', 'Impost indirecte', 'Indirect tax'], {
    help: inThreeLanguages(
      'Por ejemplo, IVA al 21 %, exenta o IGIC al 7 %.',
      'Per exemple, IVA al 21 %, exempta o IGIC al 7 %.',
      'For example, VAT at 21%, exempt or IGIC at 7%.',
    ),
  }),
  'expenses-cap': typed('money', [
    'Límite de gastos sin autorización',
    'Límit de despeses sense autorització',
    'Expenses limit without approval',
  ]),
  'payment-days': typed('integer', ['Plazo de pago', 'Termini de pagament', 'Payment term'], days),
};

const confidentiality = {
  purpose: typed('long-text', ['Finalidad', 'Finalitat', 'Purpose']),
  'project-code': typed('text', ['Nombre del proyecto', 'Nom del projecte', 'Project name']),
  'confidentiality-months': typed(
    'integer',
    ['Duración de la confidencialidad', 'Durada de la confidencialitat', 'Confidentiality term'],
    months,
  ),
  'non-solicit-months': typed(
    'integer',
    ['No captación', 'No captació', 'Non-solicitation'],
    months,
  ),
  penalty: typed('money', ['Cláusula penal', 'Clàusula penal', 'Penalty']),
  'return-days': typed(
    'integer',
    ['Devolución o destrucción', 'Devolució o destrucció', 'Return or destruction'],
    days,
  ),
  'referral-definition': typed('long-text', [
    'Qué es una referencia',
    'Què és una referència',
    'What counts as a referral',
  ]),
  'referral-rate': typed('rate', ['Comisión', 'Comissió', 'Commission']),
  'referral-base': typed('text', ['Base de la comisión', 'Base de la comissió', 'Commission base']),
  'protection-months': typed(
    'integer',
    ['Periodo de protección', 'Període de protecció', 'Protection period'],
    months,
  ),
  'data-protection-contact': typed('text', [
    'Contacto de protección de datos',
    'Contacte de protecció de dades',
    'Data protection contact',
  ]),
};

const presentation = {
  region: typed('text', [
    'Zona, sin identificar',
    'Zona, sense identificar',
    'Region, unidentified',
  ]),
  'blind-activity': typed('long-text', [
    'Actividad, sin nombre',
    'Activitat, sense nom',
    'Activity, without a name',
  ]),
  highlights: typed('lines', ['Puntos fuertes', 'Punts forts', 'Highlights'], { help: oneALine }),
  transaction: typed('long-text', ['Operación', 'Operació', 'Transaction']),
  'reply-by': typed('date', ['Respuesta antes del', 'Resposta abans del', 'Reply by']),
  history: typed('long-text', ['Historia', 'Història', 'History']),
  products: typed('long-text', [
    'Productos y servicios',
    'Productes i serveis',
    'Products and services',
  ]),
  market: typed('long-text', ['Mercado', 'Mercat', 'Market']),
  competition: typed('long-text', ['Competencia', 'Competència', 'Competition']),
  customers: typed('long-text', ['Clientes', 'Clients', 'Customers']),
  team: typed('long-text', ['Equipo', 'Equip', 'Team']),
  facilities: typed('long-text', ['Instalaciones', 'Instal·lacions', 'Facilities']),
  'growth-plan': typed('long-text', ['Plan de crecimiento', 'Pla de creixement', 'Growth plan']),
  'show-valuation': typed('flag', [
    'Incluir el resumen de valor',
    'Incloure el resum de valor',
    'Include the value summary',
  ]),
  buyers: typed('rows', ['Compradores', 'Compradors', 'Buyers'], {
    columns: [
      inThreeLanguages('Comprador', 'Comprador', 'Buyer'),
      inThreeLanguages('Tipo', 'Tipus', 'Type'),
      inThreeLanguages('Encaje', 'Encaix', 'Fit'),
      inThreeLanguages('Contacto', 'Contacte', 'Contact'),
      inThreeLanguages('Estado', 'Estat', 'Status'),
    ],
    help: inThreeLanguages(
      'Uno por línea, con punto y coma: Grupo Ebro; industrial; mismos clientes; J. Ruiz; teaser enviado',
      'Un per línia, amb punt i coma: Grup Ebre; industrial; mateixos clients; J. Ruiz; perfil enviat',
      'One per line, with semicolons: Ebro Group; trade; same customers; J. Ruiz; teaser sent',
    ),
  }),
  'data-room-date': typed('date', [
    'Apertura del data room',
    'Obertura del data room',
    'Data room opens',
  ]),
  'offer-date': typed('date', [
    'Ofertas no vinculantes',
    'Ofertes no vinculants',
    'Non-binding offers due',
  ]),
  'binding-offer-date': typed('date', [
    'Ofertas vinculantes',
    'Ofertes vinculants',
    'Binding offers due',
  ]),
  meetings: typed('text', [
    'Reuniones con la dirección',
    'Reunions amb la direcció',
    'Management meetings',
  ]),
  'valuation-purpose': typed('long-text', [
    'Finalidad de la valoración',
    'Finalitat de la valoració',
    'Purpose of the valuation',
  ]),
};

const negotiation = {
  price: typed('money', ['Precio', 'Preu', 'Price']),
  'cash-free-debt-free': typed('flag', [
    'Libre de caja y deuda',
    'Lliure de caixa i deute',
    'Cash-free, debt-free',
  ]),
  'nwc-peg': typed('money', [
    'Capital circulante objetivo',
    'Capital circulant objectiu',
    'Net working capital peg',
  ]),
  structure: typed('long-text', ['Estructura', 'Estructura', 'Structure']),
  financing: typed('long-text', ['Financiación', 'Finançament', 'Financing']),
  'earn-out': typed('long-text', ['Earn-out', 'Earn-out', 'Earn-out']),
  'exclusivity-days': typed('integer', ['Exclusividad', 'Exclusivitat', 'Exclusivity'], days),
  'exclusivity-matters': typed('long-text', [
    'Materias de la exclusividad',
    'Matèries de l’exclusivitat',
    'Matters under exclusivity',
  ]),
  conditions: typed('lines', ['Condiciones', 'Condicions', 'Conditions'], { help: oneALine }),
  'binding-clauses': typed(
    'text',
    ['Cláusulas vinculantes', 'Clàusules vinculants', 'Binding clauses'],
    {
      help: inThreeLanguages(
        'Por ejemplo: confidencialidad, exclusividad, gastos y ley aplicable.',
        'Per exemple: confidencialitat, exclusivitat, despeses i llei aplicable.',
        'For example: confidentiality, exclusivity, costs and governing law.',
      ),
    },
  ),
  'offer-valid-until': typed('date', [
    'Oferta válida hasta',
    'Oferta vàlida fins al',
    'Offer valid until',
  ]),
};

const closing = {
  'signing-date': typed('date', ['Firma prevista', 'Signatura prevista', 'Expected signing']),
  'closing-date': typed('date', ['Cierre previsto', 'Tancament previst', 'Expected closing']),
  'locked-box': typed('flag', [
    'Precio cerrado (locked box)',
    'Preu tancat (locked box)',
    'Locked box',
  ]),
  'locked-box-date': typed('date', [
    'Fecha de referencia (locked box)',
    'Data de referència (locked box)',
    'Locked box date',
  ]),
  adjustments: typed('lines', ['Ajustes del precio', 'Ajustos del preu', 'Price adjustments'], {
    help: oneALine,
  }),
  'warranty-months': typed(
    'integer',
    ['Duración de las garantías', 'Durada de les garanties', 'Warranty period'],
    months,
  ),
  'liability-cap': typed('rate', [
    'Límite de responsabilidad, sobre el precio',
    'Límit de responsabilitat, sobre el preu',
    'Liability cap, of the price',
  ]),
  basket: typed('money', ['Franquicia acumulada', 'Franquícia acumulada', 'Basket']),
  'de-minimis': typed('money', ['Mínimo por reclamación', 'Mínim per reclamació', 'De minimis']),
  escrow: typed('money', ['Depósito en garantía', 'Dipòsit en garantia', 'Escrow']),
  'escrow-months': typed(
    'integer',
    ['Duración del depósito', 'Durada del dipòsit', 'Escrow period'],
    months,
  ),
  'non-compete-years': typed('integer', ['No competencia', 'No competència', 'Non-compete'], years),
  'non-compete-area': typed('text', [
    'Territorio de la no competencia',
    'Territori de la no competència',
    'Non-compete territory',
  ]),
  notary: typed('text', ['Notaría', 'Notaria', 'Notary']),
};

/** The fields entered in the document itself, by the user who creates it. */
export const typedFields = {
  ...parties,
  ...engagement,
  ...confidentiality,
  ...presentation,
  ...negotiation,
  ...closing,
};
