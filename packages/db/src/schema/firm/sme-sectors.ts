import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { impersonal } from '../../column-privacy.ts';

/** The sectors for small companies, each made up of listed industries. */
export const smeSectors = pgTable('sme_sectors', {
  code: impersonal(text('code').primaryKey(), { holds: 'codes' }),
  position: impersonal(integer('position').notNull()),
  nameEs: impersonal(text('name_es').notNull(), { holds: 'codes' }),
  nameCa: impersonal(text('name_ca').notNull(), { holds: 'codes' }),
  nameEn: impersonal(text('name_en').notNull(), { holds: 'codes' }),
  cnae2009Divisions: impersonal(text('cnae2009_divisions').array().notNull(), { holds: 'codes' }),
  evMultiplesMeaningful: impersonal(boolean('ev_multiples_meaningful').notNull()),
});
