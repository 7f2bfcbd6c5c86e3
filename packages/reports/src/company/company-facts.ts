import { msg } from '@lingui/core/macro';
import { findProvince } from '@valia/domain/sectors/provinces.ts';
import type { ReportContext } from '../content/report-context.ts';
import { sectorName } from '../front/cover-view.ts';

/** What is known of the company beside its accounts, each in one line. */
export const companyFacts = (context: ReportContext): string[] => {
  const { document, input, numbers, t } = context;
  const { cnae, employees, foundedYear, province, sector, taxId } = document.company;
  const { code, version } = cnae;
  const place = province === null ? '' : (findProvince(province)?.names[input.language] ?? '');
  const founded = String(foundedYear ?? '');
  const people = employees === null ? '' : numbers.number(employees, 0);
  return [
    sectorName(context, sector),
    taxId === '' ? '' : t(msg`NIF ${taxId}`),
    code === '' ? '' : `${version} ${code}`,
    place,
    founded === '' ? '' : t(msg`Fundada en ${founded}`),
    people === '' ? '' : t(msg`Plantilla: ${people}`),
  ].filter((text) => text !== '');
};
