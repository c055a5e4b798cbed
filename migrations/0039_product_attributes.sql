ALTER TABLE `products` ADD `fit` text;--> statement-breakpoint
ALTER TABLE `products` ADD `sports` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
-- The sports of the products there are, where their tags say so plainly. In the order in which shoppers see them.
UPDATE products SET sports = (
  SELECT json_group_array(sport) FROM (
    SELECT s.key, s.value ->> 0 AS sport FROM json_each('[
      ["running", "running", "run", "marathon", "löpning"],
      ["training", "training", "gym", "fitness", "workout", "träning"],
      ["strength", "strength", "lifting", "weightlifting", "powerlifting", "styrka"],
      ["yoga", "yoga", "pilates", "studio"],
      ["cycling", "cycling", "bike", "cykling"],
      ["hiking", "hiking", "trail", "trekking", "vandring"],
      ["skiing", "skiing", "ski", "skidor", "skidåkning"],
      ["everyday", "everyday", "casual", "lifestyle", "vardag"]
    ]') s
    WHERE EXISTS (SELECT 1 FROM json_each(products.tags) tag JOIN json_each(s.value) word ON lower(trim(tag.value)) = word.value)
    ORDER BY s.key))
WHERE tags <> '[]';
