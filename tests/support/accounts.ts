/** The staff account of the end-to-end tests, and where its shops are served. */
export const staffAccount = { username: "staff.tester", password: "a password for tests only" };

export const shopPort = Number(process.env.TEST_PORT ?? 8911);
/** A shop whose database has no tables: every query fails there. */
export const outagePort = shopPort + 1;
