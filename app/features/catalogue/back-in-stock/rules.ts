/**
 * How many people are told that something is back: as many as there are units. Whoever was told counts as having one of them for
 * `holdHours`; after that what is still left is offered to the next in line. `openPerAddress`: requests an address may have at a time.
 * `confirmDays`: how long a request can be confirmed, as the retention periods say (they are too much for a form in the browser).
 */
export const backInStockRules = { holdHours: 24, openPerAddress: 20, confirmDays: 3 } as const;
