/** A company’s balances before closing, as debits; they sum to zero. */
export interface LedgerAccount {
  code: string;
  name: string;
  debit: number;
}

const balances: readonly (readonly [string, string, number])[] = [
  ['10000000', 'Capital social', -60_000],
  ['11300000', 'Reservas voluntarias', -240_500.25],
  ['17000000', 'Deudas a largo plazo con entidades de crédito', -200_000],
  ['21300000', 'Maquinaria', 512_340.1],
  ['28130000', 'Amortización acumulada de maquinaria', -180_200],
  ['30000000', 'Mercaderías A', 90_100],
  ['40000001', 'ACEROS DEL NORTE SL', -75_000.5],
  ['40000002', 'TALLERES PUIG', -12_300],
  ['43000001', 'CLIENTES NACIONALES ZONA NORTE', 160_250.75],
  ['43000002', 'EXPORT GMBH', 40_000],
  ['47200000', 'Hacienda Pública, IVA soportado', 12_000],
  ['47510000', 'Hacienda Pública, acreedora por retenciones', -8_000],
  ['52000000', 'Préstamos a corto plazo', -45_000],
  ['57000000', 'Caja, euros', 950],
  ['57200001', 'BANCO UNO', 0],
  ['60000000', 'Compras de mercaderías', 610_000],
  ['62100000', 'Arrendamientos y cánones', 48_000],
  ['62800000', 'Suministros', 22_310.45],
  ['64000000', 'Sueldos y salarios', 255_000],
  ['64200000', 'Seguridad Social a cargo de la empresa', 81_000],
  ['66230000', 'Intereses de deudas con entidades de crédito', 9_000.2],
  ['68100000', 'Amortización del inmovilizado material', 40_100],
  ['70000000', 'Ventas de mercaderías', -1_150_000.33],
  ['75900000', 'Ingresos por servicios diversos', -6_000],
];

const cents = (value: number): number => Math.round(value * 100) / 100;

const others = balances.reduce((sum, [, , debit]) => sum + debit, 0);

/** The bank's balance is the remainder of the other accounts. */
export const knownLedger: readonly LedgerAccount[] = balances.map(([code, name, debit]) => ({
  code,
  name,
  debit: code === '57200001' ? cents(-others) : debit,
}));

/** Computed by hand from the accounts above. */
export const knownPlaces: Readonly<Record<string, number>> = {
  equity: 300_500.25,
  financial_debt: 245_000,
  fixed_tangible: 512_340.1,
  accumulated_depreciation: -180_200,
  nwc_asset: 90_100 + 160_250.75 + 40_000 + 12_000,
  nwc_liability: 75_000.5 + 12_300 + 8_000,
  cash: cents(950 - others),
  supplies: 610_000,
  other_operating: 70_310.45,
  personnel: 336_000,
  financial_expense: 9_000.2,
  depreciation: 40_100,
  revenue: 1_150_000.33,
  other_income: 6_000,
};
