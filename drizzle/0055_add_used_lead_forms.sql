CREATE TABLE "used_lead_forms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"body_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "used_lead_forms_body_hash_check" CHECK ("used_lead_forms"."body_hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE INDEX "used_lead_forms_expires_at_index" ON "used_lead_forms" USING btree ("expires_at");