-- Tags are compared composed (NFC): those that were typed decomposed could no longer be found or taken off.
INSERT INTO "valuation_tags" ("valuation_id", "owner_id", "tag")
SELECT "valuation_id", "owner_id", normalize("tag", NFC) FROM "valuation_tags" WHERE "tag" IS NOT NFC NORMALIZED
ON CONFLICT DO NOTHING;--> statement-breakpoint
DELETE FROM "valuation_tags" WHERE "tag" IS NOT NFC NORMALIZED;
