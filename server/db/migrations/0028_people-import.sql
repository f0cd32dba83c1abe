CREATE TABLE "import_rows" (
	"id" uuid PRIMARY KEY NOT NULL,
	"import_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"email" text,
	"person_id" uuid,
	"verdict" text,
	"reason" text,
	"changes" jsonb
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"state" text NOT NULL,
	"problem" text,
	"headers" jsonb NOT NULL,
	"mapping" jsonb NOT NULL,
	"rows" integer NOT NULL,
	"progress" integer NOT NULL,
	"last_line" integer NOT NULL,
	"counts" jsonb NOT NULL,
	"change_id" uuid,
	"created_by" uuid,
	"run_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
DROP INDEX "change_items_change_idx";--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_change_id_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."changes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_created_by_admins_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."admins"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_run_by_admins_id_fk" FOREIGN KEY ("run_by") REFERENCES "public"."admins"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "import_rows_line_key" ON "import_rows" USING btree ("import_id","line");--> statement-breakpoint
CREATE INDEX "import_rows_email_idx" ON "import_rows" USING btree ("import_id","email") WHERE email is not null;--> statement-breakpoint
CREATE INDEX "import_rows_person_idx" ON "import_rows" USING btree ("person_id","import_id") WHERE person_id is not null;--> statement-breakpoint
CREATE INDEX "imports_newest_idx" ON "imports" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "imports_working_idx" ON "imports" USING btree ("id") WHERE state in ('checking', 'running');--> statement-breakpoint
CREATE INDEX "imports_change_idx" ON "imports" USING btree ("change_id");--> statement-breakpoint
CREATE INDEX "change_items_change_idx" ON "change_items" USING btree ("change_id","id");