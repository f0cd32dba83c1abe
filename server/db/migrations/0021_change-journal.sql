CREATE TABLE "change_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"change_id" uuid NOT NULL,
	"noun" text NOT NULL,
	"record_id" uuid NOT NULL,
	"field" text NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text,
	"act" text NOT NULL,
	"undoes" uuid
);
--> statement-breakpoint
ALTER TABLE "change_items" ADD CONSTRAINT "change_items_change_id_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "change_items_change_idx" ON "change_items" USING btree ("change_id");--> statement-breakpoint
CREATE INDEX "change_items_record_idx" ON "change_items" USING btree ("record_id");--> statement-breakpoint
CREATE INDEX "changes_newest_idx" ON "changes" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "changes_undoes_idx" ON "changes" USING btree ("undoes");