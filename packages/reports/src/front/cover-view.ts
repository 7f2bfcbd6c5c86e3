import { msg } from '@lingui/core/macro';
import { sectors } from '@valia/domain/sectors/sectors.ts';
import { capitalise } from '@valia/i18n/format.ts';
import { blockTerms } from '@valia/i18n/report-blocks/block-terms.ts';
import { logoPath } from './logo-path.ts';
import { originName } from '../multiples/origin-name.ts';
import type { ReportContext } from '../content/report-context.ts';

export interface CoverView {
  organization: string;
  place: string;
  kind: string;
  company: string;
  subject: string[];
  rows: { label: string; value: string }[];
  stamp: string;
  /** The path of the logo for the template; empty without one. */
  logo: string;
  logoText: string;
}

const notGiven = ({ t }: ReportContext) => t(msg`n. d. (no indicado)`);

const methodText = (context: ReportContext): string => {
  const { document, numbers, t } = context;
  if (document.method === 'dcf') return t(msg`Descuento de flujos de caja (DCF)`);
  if (document.method === 'multiples') {
    if (document.multiples.further !== undefined) return t(msg`Varios múltiplos`);
    const names = {
      sector: msg`Múltiplo EV/EBITDA del sector`,
      comparables: msg`Múltiplo EV/EBITDA de comparables`,
      own: msg`Múltiplo EV/EBITDA propio`,
      deals: msg`Múltiplo EV/EBITDA de operaciones`,
    };
    return t(names[originName(context)]);
  }
  const dcf = numbers.share(document.weights.dcf ?? 0);
  const multiples = numbers.share(document.weights.multiples ?? 0);
  return t(msg`Mixto: DCF ${dcf}, múltiplos ${multiples}`);
};

/** The purpose of the engagement; when it is not given, the default purpose for the kind of valuation. */
const purposeText = ({ document, input, t }: ReportContext): string => {
  const purpose = document.report?.engagement.purpose ?? null;
  if (purpose !== null) return capitalise(t(blockTerms.purposes[purpose]));
  const texts = {
    own_business: msg`Valoración de empresa propia`,
    client_business: msg`Valoración para un cliente`,
    potential_acquisition: msg`Posible adquisición`,
  };
  return t(texts[input.type]);
};

/** Empty when no sector was chosen. */
export const sectorName = ({ input }: ReportContext, sector: string | null): string =>
  sectors.find(({ code }) => code === sector)?.names[input.language] ?? '';

export const companyName = ({ document, t }: ReportContext): string =>
  document.company.name === '' ? t(msg`Empresa sin nombre`) : document.company.name;

export const signer = ({ input }: ReportContext): string =>
  input.adviser.name || input.adviser.email;

export const preparedBy = (context: ReportContext): string =>
  context.input.adviser.organizationName || signer(context);

/** The name of this kind of report. */
export const kindName = ({ input, t }: ReportContext): string => {
  const names = {
    full: msg`Informe de valoración`,
    summary: msg`Resumen ejecutivo`,
    comparison: msg`Comparación de valoraciones`,
  };
  return t(names[input.kind]);
};

export const coverView = (context: ReportContext): CoverView => {
  const { document, input, longDate, result, t } = context;
  const { adviser } = input;
  const organization = preparedBy(context);
  const date = document.valuationDate === null ? '' : longDate(document.valuationDate);
  const { website, address } = input.brand;
  const contact = [adviser.email, adviser.phone ?? '', website ?? '']
    .filter((text) => text !== '')
    .join(' · ');
  const rows = [
    { label: t(msg`NIF`), value: document.company.taxId },
    { label: t(msg`Sector`), value: sectorName(context, document.company.sector) },
    { label: t(msg`Finalidad`), value: purposeText(context) },
    { label: t(msg`Método`), value: methodText(context) },
    { label: t(msg`Responsable`), value: signer(context) },
    { label: t(msg`Contacto`), value: contact },
    ...(address === null ? [] : [{ label: t(msg`Dirección`), value: address }]),
    { label: t(msg`Fecha de emisión`), value: longDate(input.issuedAt) },
  ];
  const client =
    document.client.name === ''
      ? []
      : [{ label: t(msg`Destinatario`), value: document.client.name }];
  return {
    organization,
    place: input.brand.description ?? adviser.city ?? '',
    kind: kindName(context),
    company: companyName(context),
    subject: [
      result.equityAfterDiscounts === undefined
        ? t(msg`Valor del 100 % de los fondos propios`)
        : t(msg`Valor de los fondos propios, tras descuentos`),
      ...(date === '' ? [] : [t(msg`a ${date}`)]),
    ],
    rows: [...rows.slice(0, 4), ...client, ...rows.slice(4)].map(({ label, value }) => ({
      label,
      value: value === '' ? notGiven(context) : value,
    })),
    stamp: t(msg`Confidencial`),
    logo: logoPath(input.brand),
    logoText: t(msg`Logotipo de ${organization}`),
  };
};
