CREATE TABLE "valuation_tags" (
	"valuation_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"tag" text NOT NULL,
	CONSTRAINT "valuation_tags_valuation_id_tag_pk" PRIMARY KEY("valuation_id","tag")
);
--> statement-breakpoint
CREATE TABLE "valuation_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"search" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "valuations_by_updated_at";--> statement-breakpoint
DROP INDEX "valuations_by_company";--> statement-breakpoint
DROP INDEX "valuations_by_equity";--> statement-breakpoint
ALTER TABLE "valuation_tags" ADD CONSTRAINT "valuation_tags_valuation_id_valuations_id_fk" FOREIGN KEY ("valuation_id") REFERENCES "public"."valuations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "valuation_tags" ADD CONSTRAINT "valuation_tags_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "valuation_views" ADD CONSTRAINT "valuation_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "valuation_tags_by_owner" ON "valuation_tags" USING btree ("owner_id","tag","valuation_id");--> statement-breakpoint
CREATE INDEX "valuation_views_by_user" ON "valuation_views" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "valuations_archived" ON "valuations" USING btree ("owner_id","updated_at","id","status","type","method","sector","province","equity_central") WHERE archived_at is not null;--> statement-breakpoint
CREATE INDEX "valuations_by_updated_at" ON "valuations" USING btree ("owner_id","updated_at","id","status","type","method","sector","province","equity_central") WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "valuations_by_company" ON "valuations" USING btree ("owner_id","company_sort_key","id","status","type","method","sector","province","equity_central") WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "valuations_by_equity" ON "valuations" USING btree ("owner_id",coalesce(equity_central, '-infinity'::float8),"id","status","type","method","sector","province","equity_central") WHERE archived_at is null;--> statement-breakpoint
-- A list reads many narrow rows: with documents out of line, one page of the table holds thirty instead of four.
ALTER TABLE "valuations" SET (toast_tuple_target = 256);
