/** Days from delivery in which the law lets a consumer withdraw from a purchase (Distance Contracts Act, 2005:59). */
export const withdrawalDays = 14;

/** Days from a consumer's notice of withdrawal in which the money must be back (the same act, 2:14). */
export const refundDays = 14;

/** Years from delivery in which a consumer may complain about a fault (Consumer Sales Act, 2022:260, 4:14). */
export const complaintYears = 3;

/** When the money comes back, in a line. */
export const refundText = `Refunded within ${refundDays} days of telling us. We may wait for the items, or for proof that you sent them`;

/** When the money comes back, as the terms, the returns page and the FAQ say it. */
export const refundSentence = `We'll refund you within ${refundDays} days of the day you tell us you're returning. We may wait until we have the items back or you show us that you sent them.`;

/** The function by which a consumer withdraws (the same act, 2:10 a), as a link of the texts. */
export const withdrawalLink = "[Withdraw from contract here](/withdraw)";
