/** Where the shop of the journeys is kept. */
export const state = ".wrangler/journeys/state";
export const build = ".wrangler/journeys/build";
/** The e-mails that it sent. */
export const sentMails = `${state}/tmp/email/*/email-text/*.txt`;
