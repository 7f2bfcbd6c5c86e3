import type { ValuationDocument } from '../valuations/document/valuation-document.ts';

/** The data that a company gave when it asked for help. */
interface LeadFacts {
  taxId: string | null;
  sector: string | null;
  province: string | null;
  /** Euros of the last closed year. */
  annualRevenue: number | null;
  ebitda: number | null;
  contactName: string;
  companyName: string;
}

/**
 * A new valuation's document with the data of the lead's company: its revenue and EBITDA become those of the base year.
 */
export const documentOfLead = (
  empty: ValuationDocument,
  { taxId, sector, province, annualRevenue, ebitda, contactName, companyName }: LeadFacts,
): ValuationDocument => {
  const base = empty.accounts.years.at(-1);
  const years = empty.accounts.years.map((year) =>
    year === base ? { ...year, lines: { ...year.lines, revenue: annualRevenue, ebitda } } : year,
  );
  return {
    ...empty,
    company: { ...empty.company, taxId: taxId ?? '', sector, province },
    client: { name: companyName, contact: contactName },
    accounts: { ...empty.accounts, years },
  };
};
