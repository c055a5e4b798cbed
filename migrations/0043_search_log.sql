CREATE TABLE `search_log` (
	`day` text NOT NULL,
	`words` text NOT NULL,
	`times` integer NOT NULL,
	`result_count` integer NOT NULL,
	`clicks` integer DEFAULT 0 NOT NULL,
	`rank_sum` integer DEFAULT 0 NOT NULL,
	`best_rank` integer,
	PRIMARY KEY(`day`, `words`),
	CONSTRAINT "search_log_day" CHECK("search_log"."day" GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
	CONSTRAINT "search_log_words" CHECK(length("search_log"."words") BETWEEN 1 AND 80),
	CONSTRAINT "search_log_counts" CHECK("search_log"."times" > 0 AND "search_log"."result_count" >= 0 AND "search_log"."clicks" >= 0 AND "search_log"."rank_sum" >= 0)
) STRICT;
