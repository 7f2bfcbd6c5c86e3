CREATE TABLE "valuation_presence" (
	"valuation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "valuation_presence_valuation_id_user_id_pk" PRIMARY KEY("valuation_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "sector_multiple_sets" ADD COLUMN "floors" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "valuation_presence" ADD CONSTRAINT "valuation_presence_valuation_id_valuations_id_fk" FOREIGN KEY ("valuation_id") REFERENCES "public"."valuations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "valuation_presence" ADD CONSTRAINT "valuation_presence_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "valuation_presence_by_user" ON "valuation_presence" USING btree ("user_id");