CREATE TABLE "fee_presets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid,
	"name" text NOT NULL,
	"terms" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "fee_presets" ADD CONSTRAINT "fee_presets_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "fee_presets_name" ON "fee_presets" USING btree ("owner_id","name");--> statement-breakpoint
CREATE INDEX "fee_presets_of_firm" ON "fee_presets" USING btree ("name") WHERE owner_id is null;