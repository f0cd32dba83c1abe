ALTER TABLE "leads" ADD COLUMN "message_words" "tsvector";--> statement-breakpoint
CREATE INDEX "leads_message_idx" ON "leads" USING gin ("message_words");--> statement-breakpoint
CREATE INDEX "leads_unindexed_idx" ON "leads" USING btree ("id") WHERE message_words is null;