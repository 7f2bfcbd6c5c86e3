import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** The sectors a small company is put into, each made of listed industries. */
export const smeSectors = pgTable('sme_sectors', {
  code: text('code').primaryKey(),
  position: integer('position').notNull(),
  nameEs: text('name_es').notNull(),
  nameCa: text('name_ca').notNull(),
  nameEn: text('name_en').notNull(),
  cnae2009Divisions: text('cnae2009_divisions').array().notNull(),
  evMultiplesMeaningful: boolean('ev_multiples_meaningful').notNull(),
});
