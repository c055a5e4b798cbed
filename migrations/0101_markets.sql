CREATE TABLE `market_price_history` (
	`id` text PRIMARY KEY NOT NULL,
	`price_id` text NOT NULL,
	`price_ore` integer NOT NULL,
	`valid_from` text NOT NULL,
	`is_reduced` integer DEFAULT false NOT NULL
) STRICT;
--> statement-breakpoint
CREATE INDEX `market_price_history_by_price` ON `market_price_history` (`price_id`,`valid_from`);--> statement-breakpoint
CREATE TABLE `market_prices` (
	`id` text PRIMARY KEY NOT NULL,
	`market` text NOT NULL,
	`product_id` text NOT NULL,
	`variant_id` text,
	`price_ore` integer NOT NULL,
	`earlier_price_ore` integer,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`market`) REFERENCES `markets`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "market_prices_price" CHECK("market_prices"."price_ore" > 0),
	CONSTRAINT "market_prices_earlier_price" CHECK("market_prices"."earlier_price_ore" IS NULL OR "market_prices"."earlier_price_ore" > "market_prices"."price_ore")
) STRICT;
--> statement-breakpoint
CREATE INDEX `market_prices_by_product` ON `market_prices` (`product_id`,`market`);--> statement-breakpoint
CREATE TABLE `markets` (
	`id` text PRIMARY KEY NOT NULL,
	`is_open` integer DEFAULT false NOT NULL,
	`opened_at` text,
	`rate_millionths` integer,
	`return_address` text DEFAULT '' NOT NULL,
	`updated_at` text NOT NULL,
	CONSTRAINT "markets_rate" CHECK("markets"."rate_millionths" IS NULL OR "markets"."rate_millionths" > 0)
) STRICT;
--> statement-breakpoint
INSERT INTO markets (id, is_open, updated_at) VALUES
  ('se', 1, '2026-11-29T00:00:00.000Z'), ('no', 0, '2026-11-29T00:00:00.000Z'),
  ('dk', 0, '2026-11-29T00:00:00.000Z'), ('fi', 0, '2026-11-29T00:00:00.000Z');
--> statement-breakpoint
CREATE TRIGGER market_price_history_is_append_only BEFORE UPDATE ON market_price_history BEGIN
  SELECT RAISE(ABORT, 'market_price_history is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER market_price_history_is_kept BEFORE DELETE ON market_price_history BEGIN
  SELECT RAISE(ABORT, 'market_price_history is append-only');
END;
