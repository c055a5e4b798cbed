-- The older index of products by pieces of three letters: nothing has read it since `search_words` (decision 23), and each save of a
-- product still wrote it.
DROP TRIGGER product_search_insert;
--> statement-breakpoint
DROP TRIGGER product_search_update;
--> statement-breakpoint
DROP TABLE product_search_terms;
--> statement-breakpoint
DROP TABLE product_search;
--> statement-breakpoint
DROP VIEW product_search_texts;
