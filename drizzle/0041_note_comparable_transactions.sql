CREATE TABLE "comparable_transactions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"sector" text NOT NULL,
	"name" text NOT NULL,
	"closed_on" date NOT NULL,
	"enterprise_value" double precision,
	"ebitda" double precision,
	"ev_ebitda" double precision NOT NULL,
	"source" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "comparable_transactions" ADD CONSTRAINT "comparable_transactions_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comparable_transactions_by_owner" ON "comparable_transactions" USING btree ("owner_id","closed_on");--> statement-breakpoint
CREATE INDEX "comparable_transactions_by_sector" ON "comparable_transactions" USING btree ("sector","owner_id","ev_ebitda");