ALTER TABLE "messages" ADD COLUMN "mailbox" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "messages" SET "mailbox" = regexp_replace(lower("to_address"), '(.)\+[^@]*@', '\1@') WHERE "created_at" > now() - interval '7 days';--> statement-breakpoint
DROP INDEX "messages_receiver_idx";--> statement-breakpoint
CREATE INDEX "messages_mailbox_idx" ON "messages" USING btree ("mailbox","created_at");
