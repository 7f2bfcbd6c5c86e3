-- Trusted since PostgreSQL 13: whoever may create in the database may add it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
-- Documents shall leave the narrow rows; what a list sorts, searches and shows of each stays in its row.
ALTER TABLE "valuations"
	ALTER COLUMN "company_name" SET STORAGE MAIN,
	ALTER COLUMN "company_sort_key" SET STORAGE MAIN,
	ALTER COLUMN "tax_id" SET STORAGE MAIN;--> statement-breakpoint
-- The longer names that lie out of line come back with the next value that is written.
UPDATE "valuations" SET
	"company_name" = "company_name" || '',
	"company_sort_key" = "company_sort_key" || '',
	"tax_id" = "tax_id" || ''
WHERE octet_length("company_name") > 16;
