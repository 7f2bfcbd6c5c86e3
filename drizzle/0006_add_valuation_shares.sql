CREATE TABLE "valuation_changes" (
	"audit_log_id" bigint PRIMARY KEY NOT NULL,
	"valuation_id" uuid NOT NULL,
	"leaves" jsonb NOT NULL,
	"leaf_count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "valuation_notes" (
	"valuation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"text" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "valuation_notes_valuation_id_user_id_pk" PRIMARY KEY("valuation_id","user_id"),
	CONSTRAINT "valuation_notes_empty_is_no_row_check" CHECK ("valuation_notes"."text" <> '')
);
--> statement-breakpoint
CREATE TABLE "valuation_shares" (
	"valuation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"right" text NOT NULL,
	"granted_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "valuation_shares_valuation_id_user_id_pk" PRIMARY KEY("valuation_id","user_id"),
	CONSTRAINT "valuation_shares_right_check" CHECK ("valuation_shares"."right" in ('read', 'edit'))
);
--> statement-breakpoint
ALTER TABLE "valuation_changes" ADD CONSTRAINT "valuation_changes_valuation_id_valuations_id_fk" FOREIGN KEY ("valuation_id") REFERENCES "public"."valuations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "valuation_notes" ADD CONSTRAINT "valuation_notes_valuation_id_valuations_id_fk" FOREIGN KEY ("valuation_id") REFERENCES "public"."valuations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "valuation_notes" ADD CONSTRAINT "valuation_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "valuation_shares" ADD CONSTRAINT "valuation_shares_valuation_id_valuations_id_fk" FOREIGN KEY ("valuation_id") REFERENCES "public"."valuations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "valuation_shares" ADD CONSTRAINT "valuation_shares_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "valuation_shares" ADD CONSTRAINT "valuation_shares_granted_by_users_id_fk" FOREIGN KEY ("granted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "valuation_changes_by_valuation" ON "valuation_changes" USING btree ("valuation_id");--> statement-breakpoint
CREATE INDEX "valuation_notes_by_user" ON "valuation_notes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "valuation_shares_by_user" ON "valuation_shares" USING btree ("user_id","valuation_id");