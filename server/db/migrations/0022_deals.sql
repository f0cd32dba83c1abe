CREATE TABLE "deals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"company_id" uuid,
	"title" text NOT NULL,
	"value" integer NOT NULL,
	"expected_close" date,
	"owner_id" uuid,
	"stage" text NOT NULL,
	"stage_at" timestamp (3) with time zone NOT NULL,
	"lost_reason" text,
	"lead_id" uuid,
	"won_at" timestamp (3) with time zone,
	"lost_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"search_text" text NOT NULL,
	CONSTRAINT "deals_value_positive" CHECK ("deals"."value" >= 0)
);
--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_owner_id_admins_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."admins"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deals_newest_idx" ON "deals" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "deals_stage_idx" ON "deals" USING btree ("stage","stage_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "deals_person_idx" ON "deals" USING btree ("person_id","created_at","id");--> statement-breakpoint
CREATE INDEX "deals_company_idx" ON "deals" USING btree ("company_id") WHERE company_id is not null;--> statement-breakpoint
CREATE INDEX "deals_lead_idx" ON "deals" USING btree ("lead_id") WHERE lead_id is not null;--> statement-breakpoint
CREATE INDEX "deals_search_idx" ON "deals" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "deals_deleted_idx" ON "deals" USING btree ("deleted_at") WHERE deleted_at is not null;