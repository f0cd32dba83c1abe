CREATE TABLE "distinct_people" (
	"one" uuid NOT NULL,
	"other" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "distinct_people_one_other_pk" PRIMARY KEY("one","other")
);
--> statement-breakpoint
CREATE TABLE "person_keys" (
	"reason" text NOT NULL,
	"key" text NOT NULL,
	"person_id" uuid NOT NULL,
	"shared" boolean NOT NULL,
	CONSTRAINT "person_keys_reason_key_person_id_pk" PRIMARY KEY("reason","key","person_id")
);
--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "other_emails" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "merged_into" uuid;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "matched" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "distinct_people" ADD CONSTRAINT "distinct_people_one_people_id_fk" FOREIGN KEY ("one") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distinct_people" ADD CONSTRAINT "distinct_people_other_people_id_fk" FOREIGN KEY ("other") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_keys" ADD CONSTRAINT "person_keys_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "distinct_people_other_idx" ON "distinct_people" USING btree ("other");--> statement-breakpoint
CREATE INDEX "person_keys_person_idx" ON "person_keys" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "person_keys_shared_idx" ON "person_keys" USING btree ("reason","key","person_id") WHERE shared;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_merged_into_people_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "people_merged_idx" ON "people" USING btree ("merged_into") WHERE merged_into is not null;--> statement-breakpoint
CREATE INDEX "people_unmatched_idx" ON "people" USING btree ("id") WHERE not matched;--> statement-breakpoint
-- By hand: whoever changes what people are compared by, the comparison is made anew (people/match-people.ts).
CREATE FUNCTION people_compare_again() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.matched := false;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER people_compare_again BEFORE UPDATE OF name, phones, company_id, set_aside, deleted_at ON people
FOR EACH ROW WHEN (
	OLD.name IS DISTINCT FROM NEW.name OR OLD.phones IS DISTINCT FROM NEW.phones
	OR OLD.company_id IS DISTINCT FROM NEW.company_id OR OLD.set_aside <> NEW.set_aside
	OR OLD.deleted_at IS DISTINCT FROM NEW.deleted_at
) EXECUTE FUNCTION people_compare_again();
