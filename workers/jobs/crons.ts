/** The triggers of wrangler.toml: the frequent jobs, and those that run once a day, at night. */
export const frequentCron = "*/5 * * * *";
export const dailyCron = "20 3 * * *";
