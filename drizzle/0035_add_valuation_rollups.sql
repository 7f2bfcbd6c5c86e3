CREATE TABLE "valuation_rollups" (
	"owner_id" uuid NOT NULL,
	"dimension" text NOT NULL,
	"member" text NOT NULL,
	"shard" smallint DEFAULT 0 NOT NULL,
	"counted" integer DEFAULT 0 NOT NULL,
	"valued" integer DEFAULT 0 NOT NULL,
	"amount" numeric DEFAULT 0 NOT NULL,
	"ebitda_count" integer DEFAULT 0 NOT NULL,
	"ebitda" numeric DEFAULT 0 NOT NULL,
	"enterprise" numeric DEFAULT 0 NOT NULL,
	"multiple_count" integer DEFAULT 0 NOT NULL,
	"multiple" numeric DEFAULT 0 NOT NULL,
	"days_to_complete" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "valuation_rollups_owner_id_dimension_member_shard_pk" PRIMARY KEY("owner_id","dimension","member","shard"),
	CONSTRAINT "valuation_rollups_dimension_check" CHECK ("valuation_rollups"."dimension" in ('status', 'type', 'sector', 'created', 'completed', 'client', 'new-client'))
);
--> statement-breakpoint
CREATE TABLE "valuation_targets" (
	"owner_id" uuid NOT NULL,
	"target_key" text NOT NULL,
	"changed_on" text NOT NULL,
	"first_in" text NOT NULL,
	CONSTRAINT "valuation_targets_owner_id_target_key_pk" PRIMARY KEY("owner_id","target_key")
);
--> statement-breakpoint
DROP INDEX "valuations_totals";--> statement-breakpoint
DROP INDEX "valuations_targets";--> statement-breakpoint
CREATE INDEX "valuations_completed_by_equity" ON "valuations" USING btree ("owner_id","equity_central","id") WHERE archived_at is null and status = 'completed' and currency = 'EUR';--> statement-breakpoint
CREATE INDEX "valuations_completed_by_low" ON "valuations" USING btree ("owner_id","equity_low") WHERE archived_at is null and status = 'completed' and currency = 'EUR';--> statement-breakpoint
CREATE INDEX "valuations_completed_by_high" ON "valuations" USING btree ("owner_id","equity_high") WHERE archived_at is null and status = 'completed' and currency = 'EUR';--> statement-breakpoint
CREATE INDEX "valuations_idle_drafts" ON "valuations" USING btree ("owner_id","updated_at","id") WHERE archived_at is null and status = 'draft';--> statement-breakpoint
CREATE INDEX "valuations_of_target_by_change" ON "valuations" USING btree ("owner_id","target_key","updated_at") WHERE archived_at is null and type = 'client_business' and target_key is not null;--> statement-breakpoint
CREATE INDEX "valuations_of_target_by_start" ON "valuations" USING btree ("owner_id","target_key","created_at") WHERE archived_at is null and type = 'client_business' and target_key is not null;