/** The staff account of the end-to-end tests, and where its shops are served. */
export const staffAccount = { username: "staff.tester", password: "a password for tests only" };

/** Signs the links of the e-mails that these shops send, so that a test can open one without reading the e-mail. */
export const linkSecret = "a secret of the end-to-end tests only";

/** What `serve-all.ts` prints once all of them answer. */
export const allServed = "Every shop is served";

export const shopPort = Number(process.env.TEST_PORT ?? 8911);
/** A shop whose database has no tables: every query fails there. */
export const outagePort = shopPort + 1;
/** A shop that is paid by Stripe, and the stand-in of Stripe beside it. */
export const stripeShopPort = shopPort + 2;
export const standInPort = shopPort + 3;
export const stripeKeys = {
  STRIPE_SECRET_KEY: "sk_test_of_the_e2e_tests",
  STRIPE_PUBLISHABLE_KEY: "pk_test_of_the_e2e_tests",
  STRIPE_WEBHOOK_SECRET: "whsec_of_the_end_to_end_tests",
};
