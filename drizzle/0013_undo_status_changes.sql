CREATE TABLE "undone_snapshots" (
	"snapshot_id" uuid PRIMARY KEY NOT NULL,
	"undone_at" timestamp (3) with time zone NOT NULL,
	"undone_by" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "valuations" ADD COLUMN "undone_version" integer;--> statement-breakpoint
ALTER TABLE "undone_snapshots" ADD CONSTRAINT "undone_snapshots_snapshot_id_valuation_snapshots_id_fk" FOREIGN KEY ("snapshot_id") REFERENCES "public"."valuation_snapshots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "undone_snapshots" ADD CONSTRAINT "undone_snapshots_undone_by_users_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;