CREATE TABLE "view_pins" (
	"view_id" uuid NOT NULL,
	"admin_id" uuid NOT NULL,
	CONSTRAINT "view_pins_admin_id_view_id_pk" PRIMARY KEY("admin_id","view_id")
);
--> statement-breakpoint
CREATE TABLE "views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"list" text NOT NULL,
	"query" jsonb NOT NULL,
	"shared" boolean NOT NULL,
	"owner_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "view_pins" ADD CONSTRAINT "view_pins_view_id_views_id_fk" FOREIGN KEY ("view_id") REFERENCES "public"."views"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "view_pins" ADD CONSTRAINT "view_pins_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "views" ADD CONSTRAINT "views_owner_id_admins_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."admins"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "view_pins_view_idx" ON "view_pins" USING btree ("view_id");--> statement-breakpoint
CREATE INDEX "views_name_idx" ON "views" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "views_deleted_idx" ON "views" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "audit_log_newest_idx" ON "audit_log" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_log_office_idx" ON "audit_log" USING btree ("at","id") WHERE person_id is null;--> statement-breakpoint
CREATE INDEX "audit_log_actor_idx" ON "audit_log" USING btree ("actor_id","at","id") WHERE actor_id is not null;--> statement-breakpoint
CREATE INDEX "changes_actor_idx" ON "changes" USING btree ("actor_id","at","id");