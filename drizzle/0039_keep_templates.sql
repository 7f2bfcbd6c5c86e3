CREATE TABLE "template_document_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"document_id" uuid NOT NULL,
	"format" text NOT NULL,
	"file_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "template_document_files_file_id_unique" UNIQUE("file_id"),
	CONSTRAINT "template_document_files_format" UNIQUE("document_id","format"),
	CONSTRAINT "template_document_files_format_check" CHECK ("template_document_files"."format" in ('docx', 'pdf'))
);
--> statement-breakpoint
CREATE TABLE "template_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"template_id" uuid,
	"name" text NOT NULL,
	"language" text NOT NULL,
	"version_number" integer NOT NULL,
	"is_blind" boolean NOT NULL,
	"source" text NOT NULL,
	"valuation_id" uuid,
	"company_name" text NOT NULL,
	"company_sort_key" text NOT NULL,
	"typed" jsonb NOT NULL,
	"missing" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "template_documents_language_check" CHECK ("template_documents"."language" in ('es', 'ca', 'en'))
);
--> statement-breakpoint
CREATE TABLE "template_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"template_id" uuid NOT NULL,
	"language" text NOT NULL,
	"number" integer NOT NULL,
	"follows" integer,
	"source" text NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	CONSTRAINT "template_versions_number" UNIQUE("template_id","language","number"),
	CONSTRAINT "template_versions_language_check" CHECK ("template_versions"."language" in ('es', 'ca', 'en'))
);
--> statement-breakpoint
CREATE TABLE "templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid,
	"copied_from_id" uuid,
	"phase" text NOT NULL,
	"position" integer NOT NULL,
	"names" jsonb NOT NULL,
	"about" jsonb NOT NULL,
	"is_blind" boolean NOT NULL,
	"is_shared" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"archived_at" timestamp (3) with time zone,
	CONSTRAINT "templates_phase_check" CHECK ("templates"."phase" in ('engagement', 'confidentiality', 'marketing', 'negotiation', 'closing'))
);
--> statement-breakpoint
ALTER TABLE "template_document_files" ADD CONSTRAINT "template_document_files_document_id_template_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."template_documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_document_files" ADD CONSTRAINT "template_document_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_documents" ADD CONSTRAINT "template_documents_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_documents" ADD CONSTRAINT "template_documents_template_id_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."templates"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_documents" ADD CONSTRAINT "template_documents_valuation_id_valuations_id_fk" FOREIGN KEY ("valuation_id") REFERENCES "public"."valuations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_versions" ADD CONSTRAINT "template_versions_template_id_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."templates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_versions" ADD CONSTRAINT "template_versions_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "templates" ADD CONSTRAINT "templates_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "templates" ADD CONSTRAINT "templates_copied_from_id_templates_id_fk" FOREIGN KEY ("copied_from_id") REFERENCES "public"."templates"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "template_documents_by_owner" ON "template_documents" USING btree ("owner_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "template_documents_by_template" ON "template_documents" USING btree ("template_id","owner_id");--> statement-breakpoint
CREATE INDEX "template_documents_by_valuation" ON "template_documents" USING btree ("valuation_id");--> statement-breakpoint
CREATE INDEX "templates_by_owner" ON "templates" USING btree ("owner_id","created_at");